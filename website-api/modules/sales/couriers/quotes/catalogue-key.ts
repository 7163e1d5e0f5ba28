import { COURIER_CODES, COURIERS, type CourierCode, isInstantCourier } from '#contract/courier.ts'
import {
	courierKey,
	shippingMethod,
	shippingMethods,
	type ShippingMethod,
} from '#website-api/modules/sales/shipping/vendors.ts'
import type { CourierRate } from '#website-api/modules/platform/couriers/courier-port.ts'

/** Couriers that the catalogue has as vendors of their own; all others are methods of RAJAONGKIR. */
const ownServices: Partial<Record<CourierCode, Record<string, string>>> = {
	sicepat: {
		reg: 'SICEPAT/reg',
		siuntung: 'SICEPAT/reg',
		best: 'SICEPAT/best',
		gokil: 'SICEPAT/gokil',
	},
	jnt: { ez: 'JNT/ez', eco: 'JNT/eco' },
	gosend: { instant: 'GOSEND/instant', same_day: 'GOSEND/sameday' },
}

/** Names of a courier's usual service, which the catalogue has by the courier's name alone. */
const usualServices = new Set([
	'reg',
	'reguler',
	'regular',
	'ctc',
	'reg_pack',
	'regpack',
	'standard',
	'std',
	'sds',
	'udreg',
	'normal',
	'rgp',
	'pos reguler',
	'reg23',
])

const longestMethod = 40

/** The method of the catalogue that a provider's service is; one of its own for a service that the catalogue lacks. */
export function methodOf({ courier, service, serviceName }: CourierRate): ShippingMethod {
	const own = ownServices[courier]?.[service]
	const known = shippingMethods.find(
		(method) =>
			courierKey(method.vendorCode, method.vendorMethod) === (own ?? `RAJAONGKIR/${courier}`),
	)
	if (known && (own !== undefined || (!ownServices[courier] && usualServices.has(service)))) {
		return known
	}
	const slug = service.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '')
	return {
		...shippingMethod('RAJAONGKIR', `${courier}-${slug}`.slice(0, longestMethod)),
		vendorName: COURIERS[courier],
		methodName: serviceNameOf(service, serviceName),
	}
}

/** Couriers call their services by short words in capitals; the provider's name of it, if it is short, too. */
function serviceNameOf(service: string, serviceName: string): string {
	const name = serviceName.trim()
	return name !== '' && name.length <= 40 ? name : service.toUpperCase()
}

/** The courier of a method of the catalogue; undefined: none whose prices can be asked for. */
export function courierOfMethod(vendorCode: string, vendorMethod: string): CourierCode | undefined {
	const name =
		vendorCode === 'RAJAONGKIR' ? vendorMethod.replace(/-.*$/, '') : vendorCode.toLowerCase()
	return COURIER_CODES.find((code) => code === name)
}

/** Whether a courier of the catalogue drives at once from door to door. */
export function isInstantMethod(vendorCode: string, vendorMethod: string): boolean {
	return isInstantCourier(courierOfMethod(vendorCode, vendorMethod))
}
