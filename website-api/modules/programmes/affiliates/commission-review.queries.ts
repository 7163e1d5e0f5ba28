import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { CommissionReview } from '#contract/commission-review.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { commissionReview } from './commission-review.table.ts'
import { commission } from './commission.table.ts'

/** Commissions that wait for a decision, oldest first, at most a hundred; of one company, or of all. */
export function openReviews(db: Queryable, companyId: number | null): Promise<CommissionReview[]> {
	return db
		.select({
			orderNumber: orders.number,
			companyCode: company.code,
			reason: commissionReview.reason,
			at: commissionReview.at,
			orderStatus: orders.status,
			customerName: orders.customerName,
			street: sql<string>`coalesce(${orders.address}->>'street', '')`,
			affiliateName: customer.name,
			amount: sql<number>`sum(${commission.earned} - ${commission.reversed})`.mapWith(Number),
		})
		.from(commissionReview)
		.innerJoin(
			orders,
			and(
				eq(orders.companyId, commissionReview.companyId),
				eq(orders.id, commissionReview.orderId),
			),
		)
		.innerJoin(company, eq(company.id, commissionReview.companyId))
		.innerJoin(
			commission,
			and(
				eq(commission.companyId, commissionReview.companyId),
				eq(commission.orderId, commissionReview.orderId),
			),
		)
		.innerJoin(
			customer,
			and(eq(customer.companyId, commission.companyId), eq(customer.id, commission.customerId)),
		)
		.where(
			and(
				isNull(commissionReview.decision),
				companyId === null ? undefined : eq(commissionReview.companyId, companyId),
			),
		)
		.groupBy(
			orders.number,
			company.code,
			commissionReview.reason,
			commissionReview.at,
			orders.status,
			orders.customerName,
			orders.address,
			customer.name,
		)
		.having(sql`sum(${commission.earned} - ${commission.reversed}) > 0`)
		.orderBy(asc(commissionReview.at))
		.limit(100)
}
