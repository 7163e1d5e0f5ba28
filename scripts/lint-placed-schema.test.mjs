import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { placedSchema } from './lint-placed-schema.mjs'

const errorsOf = (code) =>
	new Linter().verify(code, {
		plugins: { placement: { rules: { statements: placedSchema } } },
		rules: { 'placement/statements': 'error' },
	})

test.each([
	'sql`select 1 from public.orders`',
	'sql`select 1 from "public"."orders"`',
	"sql`select set_config('etalase.staff', ${id}, true)`",
	'sql`insert into a (id) values (1) on conflict (id) do update set at = now()`',
	'sql`insert into a (id) values (1) on conflict (id) do update set n = 1 where a.at < clock_timestamp()`',
	'const late = sql`now() - a.at`; sql`insert into a (id) values (1) on conflict (id) do update set n = ${late}`',
	'sql`update a set at = coalesce(at, now()) where id = 1`',
	'sql`update a set n = case when at < current_timestamp then 1 else 2 end`',
	'sql`with b as (update a set n = case when random() < 0.5 then 1 end returning id) select 1 from b`',
	'sql`update a set n = 1 returning at > now()`',
	'db.insert(a).values(v).onConflictDoUpdate({ target: a.id, set: { at: sql`now()` } })',
	'const row = { at: sql`now()` }; db.insert(a).values(row).onConflictDoUpdate({ target: a.id, set: row })',
	'const row = { at: sql`now()` }; db.insert(a).values(row).onConflictDoUpdate({ set: { ...row, n: 1 } })',
	'db.update(a).set({ at: sql`coalesce(${a.at}, now())` })',
	'const at = () => { if (x) return 1; return sql`case when true then now() end` }; db.update(a).set({ at: at() })',
	'db.update(a).set({ n: 1 }).returning({ late: sql`${a.at} < now()`.mapWith(Boolean) })',
])('refuses what a schema on another machine does not take: %s', (code) => {
	expect(errorsOf(code)).not.toEqual([])
})

test.each([
	'sql`update a set at = now() where coalesce(b, 1) = 1`',
	'sql`update a set at = least(at, now())`',
	"sql`select case when at < now() then 1 end from a where note = 'set coalesce(now())'`",
	'sql`insert into a (id, at) values (1, now()) on conflict (id) do update set at = excluded.at`',
	"sql`select set_config('plan_cache_mode', 'auto', true)`",
	'db.update(a).set({ at: sql`now()` }).returning({ id: a.id })',
	'const row = { at: sql`now()` }; db.insert(a).values(row).onConflictDoUpdate({ set: { ...row, at: excluded(a.at) } })',
	'sql`update a set n = b.n from (select case when now() > at then 1 end as n from c) as b`',
])('allows %s', (code) => {
	expect(errorsOf(code)).toEqual([])
})
