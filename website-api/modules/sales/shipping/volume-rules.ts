import { USUAL_DIVISOR, VOLUME_DIVISORS } from '#contract/shipping-settings.ts'
import { isInstantMethod } from '#website-api/modules/sales/couriers/quotes/catalogue-key.ts'
import type { courierVolume } from './courier-volume.table.ts'
import { chargedKilograms, type Load, type VolumeRule } from './weight.ts'

type Service = { vendorCode: string; vendorMethod: string }
/** What a company has set for a courier. */
export type SetDivisor = Omit<typeof courierVolume.$inferSelect, 'companyId'>

/** JNE charges the volume of large parcels alone, in cubic centimetres. */
const largeForJne = 18_000

/** What a courier makes of volume: what the company has set for its service, or else for its usual one. */
export function volumeRuleOf(set: readonly SetDivisor[], service: Service): VolumeRule {
	const { vendorCode, vendorMethod } = service
	const [courier] = vendorMethod.split('-')
	const own = [vendorMethod, courier].flatMap(
		(method) =>
			set.find((one) => one.vendorCode === vendorCode && one.vendorMethod === method) ?? [],
	)[0]
	// Those that drive at once look at the weight, and refuse what does not fit their box.
	const usual = isInstantMethod(vendorCode, vendorMethod) ? null : USUAL_DIVISOR
	return {
		divisor: own === undefined ? usual : own.divisor,
		from: courier === 'jne' ? largeForJne : 0,
	}
}

/** Every weight in kilograms that some courier may charge for a load. */
export function possibleKilograms(load: Load): number[] {
	const rules = [null, ...VOLUME_DIVISORS].map((divisor) => ({ divisor, from: 0 }))
	return [...new Set(rules.map((rule) => chargedKilograms(load, rule)))]
}
