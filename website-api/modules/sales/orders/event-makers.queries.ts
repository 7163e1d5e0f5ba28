import { and, asc, eq, sql } from 'drizzle-orm'
import type { Order } from '#contract/order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { operatorKey } from '#website-api/modules/platform/operator-api/operator-key.table.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { orderEvent } from './order-event.table.ts'

/** The status changes of an order, each with who made it. */
export async function withMakers(
	db: Queryable,
	{ companyId, id }: { companyId: number; id: string },
	events: Order['events'],
) {
	const makers = await db
		.select({
			actor: orderEvent.actor,
			name: sql<string | null>`coalesce(${staffAccount.name}, ${operatorKey.label})`,
		})
		.from(orderEvent)
		.leftJoin(staffAccount, eq(staffAccount.id, orderEvent.staffId))
		.leftJoin(operatorKey, eq(operatorKey.id, orderEvent.operatorKeyId))
		.where(and(eq(orderEvent.companyId, companyId), eq(orderEvent.orderId, id)))
		.orderBy(asc(orderEvent.version))
	return events.map((event, at) => ({
		...event,
		actor: makers[at]?.actor ?? 'system',
		madeBy: makers[at]?.name ?? null,
	}))
}
