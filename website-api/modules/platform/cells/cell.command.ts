import { eq, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { alignSequences } from './id-sequences.command.ts'

const key = 'cell'
/** Company ids of each cell; those of an installation without a cell are below. */
const COMPANIES = 100_000
/** So that company ids fit 32 bits. */
export const MAX_CELL = 21_473

/** The cell that the database was laid out for; undefined: none. */
export async function cellOf(db: Queryable): Promise<number | undefined> {
	const [row] = await db.select().from(setting).where(eq(setting.key, key))
	return row && Number(row.value)
}

/**
 * Gives an empty database the ids of a cell, at its first start.
 * @throws Error if the database was laid out for another cell, or has companies of an installation without one
 */
export async function takeCell(db: Database, cell: number | undefined) {
	const known = await cellOf(db)
	if (known === cell || cell === undefined) return requireCell(known, cell)
	await inTransaction(db, async (tx) => {
		await tx.execute(sql`lock table ${setting} in exclusive mode`)
		const taken = await cellOf(tx)
		if (taken !== undefined) return requireCell(taken, cell)
		const [present] = await tx.select({ id: company.id }).from(company).limit(1)
		if (present) {
			throw new Error(
				`The database has companies of an installation without a cell, and ETALASE_CELL=${cell}. Give the cell a database of its own.`,
			)
		}
		await tx.insert(setting).values({ key, value: String(cell) })
		const first = cell * COMPANIES
		await tx.execute(
			sql.raw(
				`alter sequence company_id_seq minvalue ${first} maxvalue ${first + COMPANIES - 1} start with ${first} restart with ${first}`,
			),
		)
		await alignSequences(tx, cell)
	})
}

function requireCell(known: number | undefined, cell: number | undefined) {
	if (known === cell) return
	const asked = cell === undefined ? 'ETALASE_CELL is not set' : `ETALASE_CELL=${cell}`
	throw new Error(`The database was laid out for cell ${known}, and ${asked}.`)
}
