import type { BankLineDoubt } from '#contract/bank-line.ts'
import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { groupedBy } from './grouped.ts'

/** An order with exactly the amount of a line, placed before the payment arrived. */
export type Candidate = {
	lineId: string
	orderNumber: string
	status: OrderStatus
	/** Whether it was placed in the week before the payment arrived. */
	isRecent: boolean
	/** Whether a line was confirmed for it. */
	hasLine: boolean
}

/** An unpaid order that a line can be a part of. */
export type PartCandidate = Pick<Candidate, 'lineId' | 'orderNumber'> & {
	/** The line says the number of the order. */
	isNamed: boolean
}

type LineProposal = { order: string | null; doubt: BankLineDoubt | null }

/**
 * Proposes the order that each open line pays: the one that waits for exactly this amount, if neither another line
 * nor another order is possible. Amounts are reused, so an order that ended or was paid otherwise shortly before is
 * possible, too. A line without an order of its amount can be a part of one.
 */
export function propose(
	candidates: readonly Candidate[],
	parts: readonly PartCandidate[] = [],
): Map<string, LineProposal> {
	const ofLine = groupedBy(candidates, ({ lineId }) => lineId)
	const linesOf = new Map<string, number>()
	for (const { orderNumber, status } of candidates) {
		if (status === 'PENDING') linesOf.set(orderNumber, (linesOf.get(orderNumber) ?? 0) + 1)
	}
	return new Map([
		...partProposals(parts),
		...[...ofLine].map(
			([lineId, found]) =>
				[lineId, proposalFor(found, (number) => (linesOf.get(number) ?? 0) > 1)] as const,
		),
	])
}

function partProposals(parts: readonly PartCandidate[]) {
	const linesOf = groupedBy(parts, ({ orderNumber }) => orderNumber)
	return [...groupedBy(parts, ({ lineId }) => lineId)].map(([lineId, found]) => {
		const named = found.filter(({ isNamed }) => isNamed)
		const [part, another] = named.length > 0 ? named : found
		const order = part?.orderNumber ?? null
		if (another) return [lineId, { order: null, doubt: 'TWO_ORDERS' }] as const
		const lines = linesOf.get(order ?? '') ?? []
		if (!part?.isNamed && lines.length > 1) {
			return [lineId, { order: null, doubt: 'TWO_LINES' }] as const
		}
		return [lineId, { order, doubt: null }] as const
	})
}

function proposalFor(
	found: Candidate[],
	hasTwoLines: (orderNumber: string) => boolean,
): LineProposal {
	const [order, another] = found.filter(({ status }) => status === 'PENDING')
	const ended = found.filter(({ status }) => status === 'EXPIRED' || status === 'CANCEL')
	const paid = found.filter((one) => one.status !== 'PENDING' && !ended.includes(one))
	if (!order) {
		const doubt = ended.length > 0 ? 'ORDER_ENDED' : paid.length > 0 ? 'ALREADY_PAID' : null
		return { order: null, doubt }
	}
	if (another) return { order: null, doubt: 'TWO_ORDERS' }
	if (hasTwoLines(order.orderNumber)) return { order: null, doubt: 'TWO_LINES' }
	if (ended.some(({ isRecent }) => isRecent)) return { order: null, doubt: 'ORDER_ENDED' }
	if (paid.some(({ isRecent, hasLine }) => isRecent && !hasLine)) {
		return { order: null, doubt: 'ALREADY_PAID' }
	}
	return { order: order.orderNumber, doubt: null }
}
