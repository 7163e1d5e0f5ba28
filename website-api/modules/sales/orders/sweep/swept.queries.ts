import { and, inArray, sql } from 'drizzle-orm'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { orders } from '../order.table.ts'

/** Whether the time of an order has come. */
export const isSwept = and(
	sql`${orders.dueAt} <= now()`,
	inArray(orders.status, ['PENDING', 'SHIPPING', 'DELIVERED', 'CHANGE_PROCESSING']),
	isServed(orders.companyId),
)
