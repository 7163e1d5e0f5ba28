import type { ENTRY_KINDS, ENTRY_STATES } from '#contract/reconciliation.ts'

/** One line of what a provider says that moved in the shop's account there. */
export type SettledEntry = {
	/** The provider's own, the same whenever it is listed. */
	key: string
	/** PAYMENT: money of a buyer. REFUND: given back to one. PAYOUT: by us. TRANSFER: to the shop's bank. OTHER: whatever else. */
	kind: (typeof ENTRY_KINDS)[number]
	/** Ours: of the attempt, or the key of the refund or the payout; '' if it has none. */
	reference: string
	/** Whole rupiah; negative: it left. */
	amount: number
	/** What the provider keeps for it, in whole rupiah; null: it does not say yet. */
	fee: number | null
	/** WAITING: not over yet. VOID: it failed, or was taken back. */
	state: (typeof ENTRY_STATES)[number]
	/** The provider's own words, for staff. */
	said: string
}

export type SettledSpan = {
	from: Date
	/** Exclusive. */
	until: Date
	/** The key of the last entry of the page before; null: the first page. */
	after: string | null
}

export type SettledPage = { entries: SettledEntry[]; hasMore: boolean }

/** Whole rupiah of an amount that may have cents, such as a tax; undefined if it is none. */
export function roundedRupiah(amount: string | number | undefined): number | undefined {
	const text = String(amount ?? '').trim()
	return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text)) : undefined
}
