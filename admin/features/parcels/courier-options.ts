import type { CorrectedCourier } from '#contract/order-correction.ts'

/** The couriers that a parcel can have, as options. */
export function courierOptions(couriers: CorrectedCourier[]) {
	return couriers.map(({ vendorCode, vendorMethod, name }) => ({
		value: `${vendorCode}/${vendorMethod}`,
		label: name,
	}))
}
