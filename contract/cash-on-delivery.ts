import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'

/** What becomes of the money of an order that is paid to the courier. OPEN: not sent. DUE: the courier owes it. */
export const COD_STATES = ['OPEN', 'DUE', 'REMITTED', 'REFUSED', 'CANCELLED'] as const
export type CodState = (typeof COD_STATES)[number]

/** On which terms a shop sends orders that are paid to the courier; amounts in whole rupiah. */
export const CodTerms = message({
	/** Codes of the couriers that collect money. */
	couriers: ['COURIER_LIST', z.array(z.string())],
	/** What the buyer pays in addition; see `codFeeOf`. */
	feeFixed: ['FEE_FIXED', RupiahWire],
	feePerMille: ['FEE_PER_MILLE', z.number().int().min(0).max(100)],
	/** Of what the courier collects, the fee included; null: no limit. */
	maximum: ['MAXIMUM_AMOUNT', RupiahWire.nullable()],
})
export type CodTerms = Value<typeof CodTerms>

type FeeTerms = Pick<CodTerms, 'feeFixed' | 'feePerMille'>

/** What is asked in addition to this amount, in whole rupiah, rounded up. */
export function codFeeOf(amount: number, { feeFixed, feePerMille }: FeeTerms): number {
	return feeFixed + Math.ceil((amount * feePerMille) / 1_000)
}

/** An order that may be paid to the courier. */
type Payable = {
	/** The chosen courier. */
	vendor: string
	/** Whole rupiah, without the fee. */
	total: number
	/** The part that the wallet pays. */
	wallet: number
}

/** Why an order cannot be paid to the courier; null: it can. */
export function codRefusal(
	terms: CodTerms | null,
	{ vendor, total, wallet }: Payable,
): 'COD_UNAVAILABLE' | 'COD_COURIER' | 'COD_WALLET' | 'COD_TOO_MUCH' | null {
	if (terms === null || total === 0) return 'COD_UNAVAILABLE'
	if (!terms.couriers.includes(vendor)) return 'COD_COURIER'
	if (wallet > 0) return 'COD_WALLET'
	const asked = total + codFeeOf(total, terms)
	return terms.maximum !== null && asked > terms.maximum ? 'COD_TOO_MUCH' : null
}

/** The money of an order that is paid to the courier. */
export const OrderCod = message({
	state: ['COD_STATE', z.enum(COD_STATES)],
	/** What the courier collects, and the part of it that is for the courier's service; whole rupiah. */
	amount: ['COD_AMOUNT', RupiahWire],
	fee: ['COD_FEE', RupiahWire],
})
export type OrderCod = Value<typeof OrderCod>
