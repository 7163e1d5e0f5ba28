import { randomInt } from 'node:crypto'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import {
	isOwner,
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** Unambiguous letters and digits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MAX_TRIES = 10

/**
 * Activates a customer's code and returns it; repeating it returns the same code. A RETAIL customer becomes an
 * AFFILIATE.
 */
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

/** A new code of the first name in ASCII letters and five random characters: SARI7KQ2M. */
function newCode(name: string): string {
	const [first = ''] = name.normalize('NFKD').toUpperCase().split(/\s+/)
	const letters = first.replace(/[^A-Z]/g, '').slice(0, 10)
	const chance = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
	return `${letters}${chance}`
}
