import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'

/** Whether a company's shoppers are asked where they are on the map: it offers couriers that drive at once. */
export async function isPinAsked(db: Queryable, companyId: number): Promise<boolean> {
	// By its name: couriers import companies.
	const { rows } = await db.execute(
		sql`select 1 from instant_setting where company_id = ${companyId} and is_on`,
	)
	return rows.length > 0
}
