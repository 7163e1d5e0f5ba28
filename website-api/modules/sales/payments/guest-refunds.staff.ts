import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import {
	creditGuestRefund as creditRefund,
	type GuestRefund,
	listGuestRefunds,
	payGuestRefund,
	refundGuestByProvider,
} from '#contract/payout.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { withdrawalCode } from '#website-api/modules/money/withdrawals/withdrawal-list.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { refundByProvider } from '#website-api/modules/sales/provider-refunds/provider-refund.command.ts'
import type { ProviderRefundRow } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import {
	attemptFor,
	latestRequests,
	refundableAttempts,
} from '#website-api/modules/sales/provider-refunds/refundable-attempt.queries.ts'
import { creditGuestRefund } from './credit-guest-refund.command.ts'
import { payGuestRefund as pay } from './pay-guest-refund.command.ts'
import { guestRefund } from './payment.table.ts'

/** Refunds owed to guests, to deleted accounts, and to members whose money was to go back the way it was paid. */
export const guestRefundAnswers = [
	answer(listGuestRefunds, async ({ db, caller }) => ({
		list: await refunds(db, caller, 'open'),
	})),
	answer(payGuestRefund, async ({ caller, params: { id }, body: { reference }, ...place }) => {
		const companyId = await companyOfRefund(place.db, caller, id)
		await checkedPayout(place, (tx) => pay(tx, companyId, id, reference))
		return onlyRow(await refunds(place.db, caller, { id }))
	}),
	answer(creditRefund, async ({ caller, params: { id }, ...place }) => {
		const companyId = await companyOfRefund(place.db, caller, id)
		await checkedPayout(place, (tx) => creditGuestRefund(tx, companyId, id))
		return onlyRow(await refunds(place.db, caller, { id }))
	}),
	answer(refundGuestByProvider, async ({ caller, params: { id }, db, log, gateways }) => {
		const companyId = await companyOfRefund(db, caller, id)
		const wanted = { companyId, refundId: id, requestedBy: caller.label }
		await refundByProvider({ db, log, gatewayOf: gateways.of }, wanted)
		return onlyRow(await refunds(db, caller, { id }))
	}),
]

/** The company of a refund that this caller sees. 404 REFUND_NOT_FOUND. */
export async function companyOfRefund(db: Queryable, caller: Caller, id: string): Promise<number> {
	const [row] = await db
		.select({ companyId: guestRefund.companyId })
		.from(guestRefund)
		.where(and(eq(guestRefund.id, id), seenBy(caller)))
	if (!row) throw new Problem(404, 'REFUND_NOT_FOUND')
	return row.companyId
}

/** The order's buyer has an account. */
const hasWallet = sql<boolean>`exists (
	select 1 from ${customer}
	where ${customer.companyId} = ${orders.companyId} and ${customer.id} = ${orders.customerId}
		and ${customer.deletedAt} is null)`

async function refunds(
	db: Queryable,
	caller: Caller,
	wanted: 'open' | { id: string },
): Promise<GuestRefund[]> {
	const rows = await db
		.select({ refund: guestRefund, order: orders, hasWallet })
		.from(guestRefund)
		.leftJoin(
			orders,
			and(eq(orders.companyId, guestRefund.companyId), eq(orders.id, guestRefund.orderId)),
		)
		.where(
			and(
				wanted === 'open' ? isNull(guestRefund.paidOutAt) : eq(guestRefund.id, wanted.id),
				seenBy(caller),
			),
		)
		.orderBy(asc(guestRefund.at))
	const open = rows.filter(({ refund }) => refund.paidOutAt === null)
	const refundable = await refundableAttempts(
		db,
		open.flatMap(({ refund: { orderId } }) => orderId ?? []),
	)
	const requests = await latestRequests(
		db,
		rows.map(({ refund }) => refund.id),
	)
	return rows.map(({ refund, order, ...row }) => ({
		id: refund.id,
		number: order?.number ?? null,
		withdrawal: refund.withdrawalId === null ? null : withdrawalCode(refund.withdrawalId),
		name: order?.customerName ?? '',
		phone: order?.customerPhone ?? '',
		amount: refund.amount,
		reason: refund.reason,
		at: refund.at,
		paidAt: refund.paidOutAt,
		reference: refund.paidReference,
		provider: attemptFor(refundable, refund)?.provider ?? null,
		asked: askedOf(requests.get(refund.id)),
		hasWallet: row.hasWallet,
	}))
}

function askedOf(request: ProviderRefundRow | undefined): GuestRefund['asked'] {
	return request ? { state: request.state, said: request.said } : null
}

function seenBy({ companyId }: Caller) {
	return companyId === null ? undefined : eq(guestRefund.companyId, companyId)
}
