import type { Difference } from '#contract/reconciliation.ts'
import { feeOf } from '#contract/online-fee.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import type { SettledLineRow } from './reconciliation.table.ts'

/** What our books say of what an entry is about. */
export type Ours = {
	/** Rupiah that arrived, or left (negative); null: it is not in our books. */
	amount: number | null
	/** Taken back, refused, or not answered yet: the money is not where the entry has it. */
	isOver: boolean
	/** What was booked of the provider's fee with it; absent: nothing. */
	fee?: number
}

type Entry = Pick<SettledLineRow, 'kind' | 'theirs' | 'fee' | 'state' | 'booked' | 'feeBefore'>

/** How an entry of a provider and our books differ; null: both agree, or it is not over yet. */
export function differenceOf(entry: Entry, { amount, isOver }: Ours): Difference | null {
	const { kind, theirs, state } = entry
	if (theirs === null) return 'OURS_ONLY'
	if (state === 'WAITING') return null
	if (kind === 'TRANSFER' || kind === 'OTHER') {
		return state === 'DONE' && entry.booked !== toBook(entry) ? 'THEIRS_ONLY' : null
	}
	if (amount === null) return state === 'DONE' ? 'THEIRS_ONLY' : null
	if ((state === 'DONE') === isOver) return 'STATE'
	if (state === 'VOID') return null
	if (amount !== theirs) return 'AMOUNT'
	return entry.fee !== null && entry.booked !== toBook(entry) ? 'FEE' : null
}

/** What an entry takes out of the provider's account besides what is booked for its payment, refund or payout. */
export function toBook({
	kind,
	theirs,
	fee,
	feeBefore,
}: Pick<Entry, 'kind' | 'theirs' | 'fee' | 'feeBefore'>): number {
	if (kind === 'PAYOUT') return fee === null ? 0 : fee - feeBefore
	const isOfOrder = kind === 'PAYMENT' || kind === 'REFUND'
	return (fee ?? 0) - (isOfOrder ? 0 : (theirs ?? 0))
}

/** A tax may be rounded for each payment. */
const mostRounded = 1

/** Whether a fee is the one that the shop expects: of a payment by a method without a known fee every one, of a refund none. */
export function isExpectedFee(
	{ fee, theirs, kind }: Pick<Entry, 'fee' | 'theirs' | 'kind'>,
	isByMethod: boolean,
	known: MethodFee | undefined,
): boolean {
	if (fee === null || theirs === null || kind !== 'PAYMENT' || !isByMethod) return false
	if (fee < 0 || fee > theirs) return false
	if (!known || (known.fixed === 0 && known.basisPoints === 0)) return true
	return Math.abs(fee - feeOf(theirs, known)) <= mostRounded
}
