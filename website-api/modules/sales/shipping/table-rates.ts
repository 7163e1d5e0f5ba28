import { VENDOR_CODES } from '#contract/shipping.ts'
import type { tariff } from './tariff.table.ts'
import { shippingMethod, type ShippingMethod } from './vendors.ts'
import { chargedKilograms } from './weight.ts'
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
}

const heaviestGosend = 20_000

/** What the shop's own table says of a parcel from one district to another. */
export function tableRates(
	tariffs: readonly Tariff[],
	{ from, to, grams }: { from: string; to: string; grams: number },
): ShippingOffer[] {
	const zone = zoneOf(from, to)
	const kilograms = chargedKilograms(grams)
	return tariffs
		.filter((row) => row.zone === zone)
		.flatMap((row) => {
			const vendorCode = VENDOR_CODES.find((code) => code === row.vendorCode)
			if (!vendorCode) return []
			if (vendorCode === 'GOSEND' && (zone !== 'CITY' || grams > heaviestGosend)) return []
			const { etaDaysMin, etaDaysMax, etaHours } = row
			const price = row.firstKg + row.nextKg * (kilograms - 1)
			return {
				...shippingMethod(vendorCode, row.vendorMethod),
				price,
				etaDaysMin,
				etaDaysMax,
				etaHours,
			}
		})
}
