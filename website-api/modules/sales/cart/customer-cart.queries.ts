import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customerCart } from './customer-cart.table.ts'
import type { RequestedLine } from './quote.queries.ts'

/** The lines of the customer's cart, in their order. */
export function customerLines(db: Queryable, owner: Owner): Promise<RequestedLine[]> {
	return db
		.select({ variantId: customerCart.variantId, quantity: customerCart.quantity })
		.from(customerCart)
		.where(isOfCustomer(owner))
		.orderBy(asc(customerCart.position))
}

export function isOfCustomer({ companyId, customerId }: Owner) {
	return and(eq(customerCart.companyId, companyId), eq(customerCart.customerId, customerId))
}
