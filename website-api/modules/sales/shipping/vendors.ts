import type { ShipmentGroup, VENDOR_CODES } from '#contract/shipping-methods.ts'

export type VendorCode = (typeof VENDOR_CODES)[number]

/** A method of the shipping catalogue (spec section 3, "Built-in vendors"). */
export type ShippingMethod = {
	vendorCode: VendorCode
	vendorMethod: string
	vendorName: string
	methodName: string
	group: ShipmentGroup
	/** Path on the storefront. */
	imageUrl: string
	sequence: number
}

const groups: Partial<Record<VendorCode, ShipmentGroup>> = {
	GOSEND: 'gosend',
	FREE_SHIPPING: 'free_shipping',
}

// vendor, method, the courier's name, the method's name, the logo's file
const table: [VendorCode, string, string, string, string][] = [
	['SELF_PICKUP', 'self_pickup', 'Ambil di Toko', 'Ambil di Toko', 'self-pickup'],
	['FREE_SHIPPING', 'free_shipping', 'Pengiriman Gratis', 'Pengiriman Gratis', 'free-shipping'],
	['GOSEND', 'instant', 'GoSend', 'GoSend Instant', 'gosend'],
	['GOSEND', 'sameday', 'GoSend', 'GoSend Same Day', 'gosend'],
	['SICEPAT', 'reg', 'SiCepat', 'SiCepat Reguler', 'sicepat'],
	['SICEPAT', 'best', 'SiCepat', 'SiCepat Besok Sampai', 'sicepat'],
	['SICEPAT', 'gokil', 'SiCepat', 'SiCepat Gokil (Kargo)', 'sicepat'],
	['JNT', 'ez', 'J&T Express', 'J&T EZ', 'jnt'],
	['JNT', 'eco', 'J&T Express', 'J&T Eco', 'jnt'],
	['RAJAONGKIR', 'jne', 'JNE', 'JNE Reguler', 'jne'],
	['RAJAONGKIR', 'anteraja', 'AnterAja', 'AnterAja Reguler', 'anteraja'],
	['RAJAONGKIR', 'pos', 'Pos Indonesia', 'Pos Reguler', 'pos'],
	['RAJAONGKIR', 'tiki', 'TIKI', 'TIKI Reguler', 'tiki'],
	['RAJAONGKIR', 'ninja', 'Ninja Xpress', 'Ninja Xpress Standard', 'ninja'],
	['RAJAONGKIR', 'lion', 'Lion Parcel', 'Lion Parcel Regpack', 'lion'],
	['RAJAONGKIR', 'jnt', 'J&T Express', 'J&T Reguler', 'jnt'],
	['RAJAONGKIR', 'sicepat', 'SiCepat', 'SiCepat Reguler', 'sicepat'],
	['RAJAONGKIR', 'ide', 'ID Express', 'ID Express Standard', 'ide'],
	['RAJAONGKIR', 'sap', 'SAP Express', 'SAP Reguler', 'sap'],
	['RAJAONGKIR', 'wahana', 'Wahana', 'Wahana Tarif Normal', 'wahana'],
	['RAJAONGKIR', 'rpx', 'RPX', 'RPX Reguler', 'rpx'],
	['RAJAONGKIR', 'first', 'First Logistics', 'First Logistics Reguler', 'first'],
	['RAJAONGKIR', 'ncs', 'NCS', 'NCS Reguler', 'ncs'],
	['RAJAONGKIR', 'rex', 'REX Express', 'REX Reguler', 'rex'],
	['RAJAONGKIR', 'sentral', 'Sentral Cargo', 'Sentral Cargo', 'sentral'],
	['RAJAONGKIR', 'idl', 'IDL Cargo', 'IDL Cargo', 'idl'],
	['RAJAONGKIR', 'dse', '21 Express', '21 Express Reguler', 'dse'],
	['RAJAONGKIR', 'jtl', 'JTL Express', 'JTL Express Reguler', 'jtl'],
	['RAJAONGKIR', 'pahala', 'Pahala Express', 'Pahala Express Reguler', 'pahala'],
	['RAJAONGKIR', 'pandu', 'Pandu Logistics', 'Pandu Logistics Reguler', 'pandu'],
	['RAJAONGKIR', 'slis', 'Solusi Express', 'Solusi Express Reguler', 'slis'],
	['RAJAONGKIR', 'star', 'Star Cargo', 'Star Cargo', 'star'],
]

/** The whole catalogue in display order. */
export const shippingMethods: ShippingMethod[] = table.map(
	([vendorCode, vendorMethod, vendorName, methodName, logo], at) => ({
		vendorCode,
		vendorMethod,
		vendorName,
		methodName,
		group: groups[vendorCode] ?? 'others',
		imageUrl: `/couriers/${logo}.svg`,
		sequence: at + 1,
	}),
)

/** Couriers that a new company is proposed: they collect everywhere and are known to every shopper. */
export const proposedCouriers = ['RAJAONGKIR/jne', 'JNT/ez', 'SICEPAT/reg']

/** Whether a method is free for the shopper, so that it has no tariffs. */
export function isFreeMethod(vendorCode: VendorCode): boolean {
	return vendorCode === 'SELF_PICKUP' || vendorCode === 'FREE_SHIPPING'
}

/** Key of a courier's service, e.g. SICEPAT/reg. */
export function courierKey(vendorCode: string, vendorMethod: string): string {
	return `${vendorCode}/${vendorMethod}`
}

/** A method by its codes; for an unknown method the codes are its names and the picture is a placeholder. */
export function shippingMethod(vendorCode: VendorCode, vendorMethod: string): ShippingMethod {
	const known = shippingMethods.find(
		(method) => method.vendorCode === vendorCode && method.vendorMethod === vendorMethod,
	)
	return known ?? serviceOf(vendorCode, vendorMethod)
}

const placeholderUrl = '/couriers/placeholder.svg'

/** A service that only a provider of couriers has, e.g. jne-yes, or an unknown method. */
function serviceOf(vendorCode: VendorCode, vendorMethod: string): ShippingMethod {
	const [courier, service] = vendorMethod.split('-')
	if (courier === 'grab' && vendorCode === 'RAJAONGKIR') return grab(vendorMethod, service)
	const usual = service
		? shippingMethods.find((one) => one.vendorCode === vendorCode && one.vendorMethod === courier)
		: undefined
	return {
		vendorCode,
		vendorMethod,
		vendorName: usual?.vendorName ?? courierNameOf(vendorCode, vendorMethod),
		methodName: usual && service ? service.replaceAll('_', ' ').toUpperCase() : vendorMethod,
		group: groups[vendorCode] ?? 'others',
		imageUrl: usual?.imageUrl ?? placeholderUrl,
		sequence: shippingMethods.length + 1,
	}
}

/** GrabExpress, which the catalogue has not: it is offered beside GoSend, at its own prices alone. */
function grab(vendorMethod: string, service = 'instant'): ShippingMethod {
	return {
		vendorCode: 'RAJAONGKIR',
		vendorMethod,
		vendorName: 'GrabExpress',
		methodName: service.split('_').map(capitalised).join(' '),
		group: 'gosend',
		imageUrl: '/couriers/grab.svg',
		sequence: shippingMethods.length + 1,
	}
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name that a shopper knows: RAJAONGKIR is no courier, its methods are. */
function courierNameOf(vendorCode: VendorCode, vendorMethod: string): string {
	if (vendorCode === 'RAJAONGKIR') return vendorMethod.toUpperCase()
	return (
		shippingMethods.find((method) => method.vendorCode === vendorCode)?.vendorName ?? vendorCode
	)
}

/** Names of the paid couriers, without pickup and the shop's free delivery. */
export const courierNames = [
	...new Set(
		shippingMethods
			.filter(({ vendorCode }) => !isFreeMethod(vendorCode))
			.map(({ vendorName }) => vendorName),
	),
]
