import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { customerOf, type Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'

/** The affiliate with a code, compared without case; undefined for a deleted account. */
export async function affiliateCoded(
	db: Queryable,
	companyId: number,
	code: string,
): Promise<CustomerRow | undefined> {
	const [row] = await db
		.select()
		.from(customer)
		.where(
			and(
				eq(customer.companyId, companyId),
				sql`lower(${customer.affiliateCode}) = lower(${code})`,
				isNull(customer.deletedAt),
			),
		)
	return row
}

/** A customer's code; null: not activated. */
export async function ownCode(db: Queryable, owner: Owner): Promise<string | null> {
	return (await customerOf(db, owner)).affiliateCode
}
