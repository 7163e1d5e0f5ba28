import { isOwner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import type { Queryable } from '#website-api/db/database.ts'

/** Tells whether an email belongs to the signed-in customer's account; false for guests. */
export async function isOwnEmail(
	db: Queryable,
	{ companyId, customerId }: { companyId: number; customerId: string | null },
	email: string,
): Promise<boolean> {
	if (customerId === null) return false
	const [row] = await db
		.select({ email: customer.email })
		.from(customer)
		.where(isOwner({ companyId, customerId }))
	return row?.email.toLowerCase() === email.toLowerCase()
}
