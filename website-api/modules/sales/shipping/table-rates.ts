import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import type { tariff } from './tariff.table.ts'
import { shippingMethod, type ShippingMethod } from './vendors.ts'
import { type SetDivisor, volumeRuleOf } from './volume-rules.ts'
import { chargedKilograms, type Load } from './weight.ts'
import { zoneOf } from './zones.ts'

export type Tariff = Pick<
	typeof tariff.$inferSelect,
	| 'vendorCode'
	| 'vendorMethod'
	| 'zone'
	| 'firstKg'
	| 'nextKg'
	| 'etaDaysMin'
	| 'etaDaysMax'
	| 'etaHours'
>

/** A method with its price (whole rupiah) and estimate for one destination and weight. */
export type ShippingOffer = ShippingMethod & {
	price: number
	etaDaysMin: number
	etaDaysMax: number
	/** Hours for same-day couriers, else null. */
	etaHours: number | null
	/** Absent: true. */
	isEtaKnown?: boolean
	/** What the courier charges for; absent: its price is none of weight. */
	kilograms?: number
}

/** Of a service that nobody has said how long it takes. */
export const unknownEta = { etaDaysMin: 1, etaDaysMax: 7, etaHours: null, isEtaKnown: false }

const heaviestGosend = 20_000

/** A parcel between two districts, and what the company has set for its couriers. */
type Sent = { from: string; to: string; load: Load; divisors: readonly SetDivisor[] }

/** What the shop's own table says of a parcel from one district to another. */
export function tableRates(
	tariffs: readonly Tariff[],
	{ from, to, load, divisors }: Sent,
): ShippingOffer[] {
	const zone = zoneOf(from, to)
	return tariffs
		.filter((row) => row.zone === zone)
		.flatMap((row) => {
			const vendorCode = VENDOR_CODES.find((code) => code === row.vendorCode)
			if (!vendorCode) return []
			if (vendorCode === 'GOSEND' && (zone !== 'CITY' || load.grams > heaviestGosend)) return []
			const { etaDaysMin, etaDaysMax, etaHours } = row
			const kilograms = chargedKilograms(load, volumeRuleOf(divisors, row))
			const price = row.firstKg + row.nextKg * (kilograms - 1)
			return {
				...shippingMethod(vendorCode, row.vendorMethod),
				price,
				kilograms,
				etaDaysMin,
				etaDaysMax,
				etaHours,
			}
		})
}
