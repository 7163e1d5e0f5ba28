import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../../website-api/db/database.ts'
import { carrying } from '../../website-api/modules/sales/programmes.ts'
import { programmes } from '../../website-api/programmes.ts'

type Statement = { name: string; text: string; values: unknown[] }
/** The statements of a transaction without `begin` and `commit`, with their values. */
export type RecordedOrder = Statement[]

/**
 * The statements that `place` sends for so many orders, each in a transaction that is rolled back, so that the orders
 * can be placed by sending the same statements again.
 */
export async function recordOrders(
	url: string,
	count: number,
	place: (db: Database) => Promise<void>,
): Promise<RecordedOrder[]> {
	const names = new Map<string, string>()
	let order: RecordedOrder = []
	const logQuery = (text: string, values: unknown[]) => {
		if (/^(?:begin|rollback|savepoint|release)\b/.test(text)) return
		const name = names.get(text) ?? `recorded_${names.size + 1}`
		names.set(text, name)
		order.push({ name, text, values })
	}
	const db = carrying(drizzle(url, { logger: { logQuery } }), programmes)
	try {
		const orders: RecordedOrder[] = []
		while (orders.length < count) {
			order = []
			await rolledBack(db, place)
			orders.push(order)
		}
		return orders
	} finally {
		await db.$client.end()
	}
}

/**
 * Sends the statements of an order in one transaction, prepared, as the website API does. Rolls back an order that is
 * not stored since another one got its transfer code meanwhile.
 */
export async function replay(pool: pg.Pool, order: RecordedOrder) {
	const client = await pool.connect()
	try {
		await client.query('begin')
		let isStored = true
		for (const statement of order) {
			const { rows } = await client.query(statement)
			if (statement.text.includes('insert into orders')) isStored = rows.length > 0
		}
		await client.query(isStored ? 'commit' : 'rollback')
	} finally {
		client.release()
	}
}

class RolledBack extends Error {}

async function rolledBack(db: Database, place: (db: Database) => Promise<void>) {
	try {
		await db.transaction(async (tx) => {
			await place(tx)
			throw new RolledBack()
		})
	} catch (error) {
		if (!(error instanceof RolledBack)) throw error
	}
}
