import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import {
	customerOf,
	isOwner,
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'

/** Letters and digits that are not taken for each other. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MAX_TRIES = 10

/** Whose link a code is, in any case of its letters; nobody who has gone. */
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

/** Switches a customer's code on and answers it; a second time it is the same. A RETAIL customer becomes an AFFILIATE. */
export async function switchOn(db: Database, owner: Owner): Promise<string> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await inTransaction(db, async (tx) => {
				const row = await lockCustomer(tx, owner)
				if (row.affiliateCode !== null) return row.affiliateCode
				const code = newCode(row.name)
				await tx
					.update(customer)
					.set({ affiliateCode: code, type: row.type === 'RETAIL' ? 'AFFILIATE' : row.type })
					.where(isOwner(owner))
				return code
			})
		} catch (error) {
			if (attempt === MAX_TRIES || !breaks(error, '23505', 'customer_affiliate_code')) throw error
		}
	}
}

/** A customer's own code; null: not activated. */
export async function ownCode(db: Queryable, owner: Owner): Promise<string | null> {
	return (await customerOf(db, owner)).affiliateCode
}

/** The first name, as far as it has plain letters, and five signs by chance: SARI7KQ2M. */
function newCode(name: string): string {
	const [first = ''] = name.normalize('NFKD').toUpperCase().split(/\s+/)
	const letters = first.replace(/[^A-Z]/g, '').slice(0, 10)
	const chance = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
	return `${letters}${chance}`
}
