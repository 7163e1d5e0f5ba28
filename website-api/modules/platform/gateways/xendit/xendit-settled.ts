import { roundedRupiah, type SettledEntry, type SettledSpan } from '../settled-entry.ts'
import type { TransactionWire } from './xendit-wire.ts'

/** Entries of a page; an answer about them stays below what is read of one. */
const settledPageSize = 40

/** The query for a page of Xendit's transactions. */
export function settledQuery({ from, until, after }: SettledSpan): URLSearchParams {
	const query = new URLSearchParams({
		'created[gte]': from.toISOString(),
		// Theirs is inclusive.
		'created[lte]': new Date(until.getTime() - 1).toISOString(),
		limit: String(settledPageSize),
	})
	if (after !== null) query.set('after_id', after)
	return query
}

const kinds: Partial<Record<string, SettledEntry['kind']>> = {
	PAYMENT: 'PAYMENT',
	REFUND: 'REFUND',
	DISBURSEMENT: 'PAYOUT',
	PAYOUT: 'PAYOUT',
	REMITTANCE_PAYOUT: 'PAYOUT',
	WITHDRAWAL: 'TRANSFER',
}
const states: Partial<Record<string, SettledEntry['state']>> = {
	SUCCESS: 'DONE',
	PENDING: 'WAITING',
}

/** A transaction as an entry; another currency is void for our books. */
export function settledEntryOf(wire: TransactionWire): SettledEntry {
	const { id, type, status, reference_id, amount, cashflow, currency, channel_code } = wire
	const isForeign = currency !== undefined && currency !== 'IDR'
	const rupiah = roundedRupiah(amount) ?? 0
	return {
		key: id,
		kind: kinds[type] ?? 'OTHER',
		reference: reference_id ?? '',
		amount: cashflow === 'MONEY_OUT' ? -rupiah : rupiah,
		fee: feeOf(wire),
		state: isForeign ? 'VOID' : (states[status] ?? 'VOID'),
		said: [type, channel_code, status, isForeign ? currency : ''].filter(Boolean).join(' '),
	}
}

/** The fee with its taxes. */
function feeOf({ fee }: TransactionWire): number | null {
	if (!fee || fee.status === 'PENDING') return null
	const parts = [
		fee.xendit_fee,
		fee.value_added_tax,
		fee.xendit_withholding_tax,
		fee.third_party_withholding_tax,
	]
	return parts.reduce<number>((sum, part) => sum + (roundedRupiah(part ?? 0) ?? 0), 0)
}
