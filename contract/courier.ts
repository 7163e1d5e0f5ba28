/** Providers through which a shop asks couriers for prices and hands parcels to them. */
export const COURIER_PROVIDERS = ['BITESHIP', 'RAJAONGKIR'] as const
export type CourierProvider = (typeof COURIER_PROVIDERS)[number]

/** As the providers write themselves. */
export const COURIER_PROVIDER_NAMES: Record<CourierProvider, string> = {
	BITESHIP: 'Biteship',
	RAJAONGKIR: 'RajaOngkir by Komerce',
}

/** Couriers whose prices can be asked for, with the names that shoppers know. */
export const COURIERS = {
	jne: 'JNE',
	sicepat: 'SiCepat',
	jnt: 'J&T Express',
	anteraja: 'AnterAja',
	pos: 'Pos Indonesia',
	tiki: 'TIKI',
	ninja: 'Ninja Xpress',
	lion: 'Lion Parcel',
	ide: 'ID Express',
	sap: 'SAP Express',
	wahana: 'Wahana',
	rpx: 'RPX',
	sentral: 'Sentral Cargo',
	rex: 'REX Express',
	gosend: 'GoSend',
	grab: 'GrabExpress',
} as const
export type CourierCode = keyof typeof COURIERS

export function isCourierCode(code: string): code is CourierCode {
	return Object.hasOwn(COURIERS, code)
}

export const COURIER_CODES = Object.keys(COURIERS).filter(isCourierCode)

/** Those that drive at once from door to door, in one town and by places on the map. */
export const INSTANT_COURIERS = ['gosend', 'grab'] as const satisfies CourierCode[]

export function isInstantCourier(code: CourierCode | undefined): boolean {
	return INSTANT_COURIERS.some((one) => one === code)
}

/** The couriers of each provider, by the provider's code. */
export const COURIERS_OF: Record<CourierProvider, Partial<Record<CourierCode, string>>> = {
	BITESHIP: {
		jne: 'jne',
		sicepat: 'sicepat',
		jnt: 'jnt',
		anteraja: 'anteraja',
		pos: 'pos',
		tiki: 'tiki',
		ninja: 'ninja',
		lion: 'lion',
		ide: 'idexpress',
		sap: 'sap',
		rpx: 'rpx',
		gosend: 'gojek',
		grab: 'grab',
	},
	RAJAONGKIR: {
		jne: 'jne',
		sicepat: 'sicepat',
		jnt: 'jnt',
		pos: 'pos',
		tiki: 'tiki',
		ninja: 'ninja',
		lion: 'lion',
		ide: 'ide',
		sap: 'sap',
		wahana: 'wahana',
		sentral: 'sentral',
		rex: 'rex',
	},
}

/** Our code of a provider's courier; undefined: one that shops here cannot choose. */
export function courierOf(provider: CourierProvider, theirs: string): CourierCode | undefined {
	const wanted = theirs.toLowerCase()
	return COURIER_CODES.find((code) => COURIERS_OF[provider][code] === wanted)
}
