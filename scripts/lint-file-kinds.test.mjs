import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { fileKinds } from './lint-file-kinds.mjs'

const errorsOf = (filename, code) =>
	new Linter().verify(
		code,
		{
			plugins: { kinds: { rules: { named: fileKinds } } },
			rules: { 'kinds/named': 'error' },
		},
		{ filename },
	)
const table = "import { orders } from './order.table.ts'; "

test.each([
	`${table}tx.insert(orders).values(row)`,
	`${table}db.update(orders).set({ n: 1 })`,
	`${table}tx.delete(orders)`,
	'db.execute(sql`insert into orders (id) values (1)`)',
	'db.execute(sql`with old as (delete from orders returning id) select id from old`)',
	'db.execute(sql`update orders set n = 1`)',
	'db.execute(sql`update ${orders} as old set n = 1`)',
	"db.execute(sql`select nextval('number')`)",
	"import { post } from './post.command.ts'",
	"function find(db) { return db.select().from(orders).for('update') }",
	'const find = (db) => db.execute(sql`select 1 from orders for no key update`)',
])('refuses in a file of queries: %s', (code) => {
	expect(errorsOf('order.queries.js', code)).not.toEqual([])
})

test.each([
	`${table}db.select().from(orders)`,
	"createHash('sha256').update(token).digest()",
	'waiting.delete(id)',
	"db.execute(sql`select 1 from orders where note <> 'deleted'`)",
	"function lockOrder(tx) { return tx.select().from(orders).for('update') }",
	'const lock = async (tx) => tx.execute(sql`select 1 from orders for share`)',
])('allows in a file of queries: %s', (code) => {
	expect(errorsOf('order.queries.js', code)).toEqual([])
})

test.each([
	"import { sql } from 'drizzle-orm'",
	"import { eq } from 'drizzle-orm'",
	'db.select().from(orders)',
	'async (tx) => tx.execute(statement)',
])('refuses in a file without a second name: %s', (code) => {
	expect(errorsOf('price.js', code)).not.toEqual([])
})

test('a file without a second name may call those that have one', () => {
	const code =
		"import { post } from './post.command.ts'; import { findOrder } from './order.queries.ts'; db.transaction(post)"
	expect(errorsOf('price.js', code)).toEqual([])
})

test('refuses a second name that says nothing', () => {
	expect(errorsOf('order.service.js', '')).not.toEqual([])
	expect(errorsOf('order.mail.js', '')).toEqual([])
})
