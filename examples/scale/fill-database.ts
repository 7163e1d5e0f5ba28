import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** How many of each a company has in the end. */
export type Amounts = { products: number; customers: number; orders: number }

const parts = ['catalog', 'customers', 'orders'] as const

/**
 * Fills a company that has some products up to these amounts, in one transaction of a few large statements, and has the
 * planner look at the result. What is there already stays.
 */
export async function fillDatabase(
	client: pg.ClientBase,
	companyId: number,
	{ products, customers, orders }: Amounts,
	onPart: (part: string, seconds: number) => void = () => undefined,
): Promise<void> {
	await client.query('SET statement_timeout = 0')
	await client.query('BEGIN')
	try {
		// Triggers would note every row, and keys would be looked up for each. Only a superuser may leave the keys unchecked.
		await client.query('ALTER TABLE orders DISABLE TRIGGER orders_history')
		if (await isSuperuser(client)) {
			await client.query('SET LOCAL session_replication_role = replica')
		}
		await client.query("SET LOCAL work_mem = '256MB'")
		await client.query(
			'CREATE TEMP TABLE scale_wanted (company_id integer, products integer, customers integer, orders integer) ON COMMIT DROP',
		)
		await client.query('INSERT INTO scale_wanted VALUES ($1, $2, $3, $4)', [
			companyId,
			products,
			customers,
			orders,
		])
		const indexes = await dropSearchIndexes(client)
		for (const part of parts) {
			const began = performance.now()
			await client.query(await readFile(new URL(`${part}.sql`, import.meta.url), 'utf8'))
			onPart(part, (performance.now() - began) / 1000)
		}
		await client.query('SELECT recount_products()')
		await client.query('SELECT mark_all_days()')
		await client.query('SELECT relist_search_terms()')
		await client.query('SELECT mark_sales_tiers(id) FROM company')
		for (const index of indexes) await client.query(index)
		await client.query('ALTER TABLE orders ENABLE TRIGGER orders_history')
		await client.query('COMMIT')
	} catch (error) {
		await client.query('ROLLBACK')
		throw error
	}
	const began = performance.now()
	await client.query('VACUUM (ANALYZE)')
	onPart('statistics', (performance.now() - began) / 1000)
}

/**
 * Drops the products' indexes of words, which cost more with each row than all at once; returns the statements that
 * create them again.
 */
async function dropSearchIndexes(client: pg.ClientBase): Promise<string[]> {
	const { rows } = await client.query<{ name: string; definition: string }>(
		`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
		WHERE schemaname = current_schema AND tablename = 'product' AND indexdef LIKE '% USING gin %'`,
	)
	for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
	return rows.map(({ definition }) => definition)
}

async function isSuperuser(client: pg.ClientBase): Promise<boolean> {
	const { rows } = await client.query<{ is_superuser: string }>('SHOW is_superuser')
	return rows[0]?.is_superuser === 'on'
}
