import type { VendorCode } from './vendors.ts'
import type { Zone } from './zones.ts'

export type TariffRow = {
	vendorCode: VendorCode
	vendorMethod: string
	zone: Zone
	firstKg: number
	nextKg: number
	etaDaysMin: number
	etaDaysMax: number
	etaHours: number | null
}

/** Prices of the first and of each further kilogram in thousands of rupiah, minimum and maximum days. */
type Step = [first: number, next: number, from: number, to: number]
type Steps = { city?: Step; province?: Step; islands?: Step; country?: Step }

const zones = {
	city: 'CITY',
	province: 'PROVINCE',
	islands: 'ISLANDS',
	country: 'COUNTRY',
} as const
const regular: Required<Steps> = {
	city: [9, 9, 1, 2],
	province: [11, 10, 1, 3],
	islands: [18, 16, 2, 4],
	country: [38, 34, 3, 7],
}

const toHalves = (thousands: number) => Math.round(thousands * 2) / 2

/** The regular tariff with adjusted prices and days. */
function like(share: number, slower = 0): Steps {
	const price = (thousands: number) => toHalves(thousands * share)
	const step = ([first, next, from, to]: Step): Step => [
		price(first),
		price(next),
		Math.max(1, from + slower),
		to + slower,
	]
	const { city, province, islands, country } = regular
	return {
		city: step(city),
		province: step(province),
		islands: step(islands),
		country: step(country),
	}
}

/** A cargo service: expensive first kilogram, cheap further ones. */
const cargo = (share: number): Steps => ({
	city: [toHalves(20 * share), 2.5, 2, 4],
	province: [toHalves(24 * share), 3, 3, 5],
	islands: [toHalves(30 * share), 4.5, 4, 7],
	country: [toHalves(60 * share), 9.5, 7, 14],
})
const without = ({ country: _country, ...rest }: Steps): Steps => rest
const near = ({ city, province }: Required<Pick<Steps, 'city' | 'province'>>): Steps => ({
	city,
	province,
})

const courierTariffs: Record<string, Steps> = {
	'SICEPAT/reg': like(1),
	'SICEPAT/best': { city: [13, 12, 1, 1], province: [16, 15, 1, 1], islands: [27, 25, 1, 2] },
	'SICEPAT/gokil': cargo(1),
	'JNT/ez': like(1.05),
	'JNT/eco': like(0.85, 2),
	'RAJAONGKIR/jne': like(1.1),
	'RAJAONGKIR/anteraja': like(0.95),
	'RAJAONGKIR/pos': like(0.9, 1),
	'RAJAONGKIR/tiki': like(1.08),
	'RAJAONGKIR/ninja': like(0.98),
	'RAJAONGKIR/lion': like(0.97),
	'RAJAONGKIR/jnt': like(1.05),
	'RAJAONGKIR/sicepat': like(1),
	'RAJAONGKIR/ide': like(0.92),
	'RAJAONGKIR/sap': like(0.94),
	'RAJAONGKIR/wahana': like(0.72, 2),
	'RAJAONGKIR/rpx': without(like(1.3, -1)),
	'RAJAONGKIR/first': without(like(0.96, 1)),
	'RAJAONGKIR/ncs': like(1.12),
	'RAJAONGKIR/rex': without(like(0.93, 1)),
	'RAJAONGKIR/sentral': cargo(0.9),
	'RAJAONGKIR/idl': cargo(0.95),
	'RAJAONGKIR/dse': without(like(0.99)),
	'RAJAONGKIR/jtl': near({ city: [8, 8, 1, 2], province: [10, 9, 2, 3] }),
	'RAJAONGKIR/pahala': without(like(0.8, 2)),
	'RAJAONGKIR/pandu': like(1.02, 1),
	'RAJAONGKIR/slis': without(like(0.88, 1)),
	'RAJAONGKIR/star': cargo(1.05),
}

/** Tariffs of a new company until it sets its own; GoSend is same-day within the city. */
export function defaultTariffs(): TariffRow[] {
	const couriers = Object.entries(courierTariffs).flatMap(([key, steps]) => rowsOf(key, steps))
	const sameDay = { vendorCode: 'GOSEND', zone: 'CITY', etaDaysMin: 0, etaDaysMax: 0 } as const
	return [
		...couriers,
		{ ...sameDay, vendorMethod: 'instant', firstKg: 25_000, nextKg: 2_500, etaHours: 3 },
		{ ...sameDay, vendorMethod: 'sameday', firstKg: 17_000, nextKg: 1_500, etaHours: 8 },
	]
}

function rowsOf(key: string, steps: Steps): TariffRow[] {
	const [vendor, vendorMethod = ''] = key.split('/')
	const vendorCode: VendorCode = vendor === 'SICEPAT' || vendor === 'JNT' ? vendor : 'RAJAONGKIR'
	return (['city', 'province', 'islands', 'country'] as const).flatMap((name) => {
		const step = steps[name]
		if (!step) return []
		const [first, next, etaDaysMin, etaDaysMax] = step
		return {
			vendorCode,
			vendorMethod,
			zone: zones[name],
			firstKg: first * 1000,
			nextKg: next * 1000,
			etaDaysMin,
			etaDaysMax,
			etaHours: null,
		}
	})
}
