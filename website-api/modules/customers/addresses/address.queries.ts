import { and, asc, desc, eq } from 'drizzle-orm'
import type { Address } from '#contract/address.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerAddress } from './address.table.ts'

export type AddressRow = typeof customerAddress.$inferSelect

/** The customer's addresses, main one first. */
export function addressesOf(db: Queryable, owner: Owner): Promise<AddressRow[]> {
	return db
		.select()
		.from(customerAddress)
		.where(isOfCustomer(owner))
		.orderBy(desc(customerAddress.main), asc(customerAddress.at))
}

/** An address of the customer. 404 ADDRESS_NOT_FOUND. */
export async function addressOf(db: Queryable, owner: Owner, id: string): Promise<AddressRow> {
	const [row] = await db.select().from(customerAddress).where(isSameAddress(owner, id))
	if (!row) throw new Problem(404, 'ADDRESS_NOT_FOUND')
	return row
}

/** An address as its customer sees it. */
export function addressOfRow({ main, districtCode, ...row }: AddressRow): Address {
	return { ...row, district: districtCode, isMain: main }
}

export function isOfCustomer({ companyId, customerId }: Owner) {
	return and(eq(customerAddress.companyId, companyId), eq(customerAddress.customerId, customerId))
}

export function isSameAddress(owner: Owner, id: string) {
	return and(isOfCustomer(owner), eq(customerAddress.id, id))
}
