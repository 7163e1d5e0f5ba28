import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'

/** Columns left out of exports: credentials, digests that allow guessing, and ids of staff. */
const SECRETS = new Set([
	'password_hash',
	'request_hash',
	'answer',
	'content',
	'made_by',
	'maker_id',
	'settled_by',
])

/** Digests allow offline guessing of the value. */
function isSecret(column: string) {
	return SECRETS.has(column) || column.endsWith('digest')
}

const Rows = z.array(z.record(z.string(), z.unknown()))

/**
 * All stored data of a customer, as a list of rows per table. Tables that refer to the customer, their orders, returns,
 * withdrawals or reviews are found in the database catalogue, so that new tables are included automatically.
 */
export async function exportOf(db: Queryable, { companyId, customerId }: Owner) {
	const own = sql`company_id = ${companyId} and customer_id = ${customerId}`
	const data: Record<string, z.output<typeof Rows>> = {
		customer: await rows(
			db,
			sql`select * from customer where company_id = ${companyId} and id = ${customerId}`,
		),
	}
	for (const [column, select] of [
		['customer_id', sql`select ${customerId}::uuid`],
		['order_id', sql`select id from orders where ${own}`],
		['return_id', sql`select id from returns where ${own}`],
		['withdrawal_id', sql`select id from withdrawal where ${own}`],
		[
			'review_id',
			sql`select id from review where company_id = ${companyId}
				and order_id in (select id from orders where ${own})`,
		],
	] as const) {
		for (const table of await tablesWith(db, column)) {
			data[table] ??= await rows(
				db,
				sql`select * from ${sql.identifier(table)}
					where company_id = ${companyId} and ${sql.identifier(column)} in (${select})`,
			)
		}
	}
	const accounts = sql`(select id from account where ${own})`
	// Two look-ups by index; one condition for both columns reads every transfer of the company.
	data.transfer = await rows(
		db,
		sql`select * from transfer where company_id = ${companyId} and debit_id in ${accounts}
			union select * from transfer where company_id = ${companyId} and credit_id in ${accounts}
			order by id`,
	)
	// Messages have no account, only an email: another person's, unless it is confirmed.
	data.contact_message = await rows(
		db,
		sql`select * from contact_message where company_id = ${companyId} and lower(email) = (
			select lower(email) from customer
			where company_id = ${companyId} and id = ${customerId} and email_confirmed_at is not null)`,
	)
	data.mail = await rows(
		db,
		sql`select topic, due_at, done_at, payload from outbox where company_id = ${companyId} and (
			payload ->> 'customerId' = ${customerId}
			or payload ->> 'orderId' in (select id::text from orders where ${own})) order by id`,
	)
	return data
}

async function tablesWith(db: Queryable, column: string): Promise<string[]> {
	const result = await db.execute<{ table_name: string }>(sql`
		select table_name from information_schema.columns
		where table_schema = current_schema() and column_name in ('company_id', ${column})
		group by table_name having count(*) = 2 order by table_name`)
	return result.rows.map(({ table_name }) => table_name)
}

async function rows(db: Queryable, query: ReturnType<typeof sql>) {
	const result = await db.execute(query)
	return Rows.parse(result.rows).map((row) =>
		Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name))),
	)
}
