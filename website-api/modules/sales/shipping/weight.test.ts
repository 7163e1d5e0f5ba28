import { describe, expect, test } from 'vitest'
import { possibleKilograms, volumeRuleOf } from './volume-rules.ts'
import { chargeableGrams, chargedKilograms, cubicMmOf, loadOf } from './weight.ts'

const usual = { divisor: 6000, from: 0 }
const ofVolume = (cubicCm: number, grams = 0) => ({ grams, cubicMm: cubicCm * 1000 })

describe('the weight that a courier charges', () => {
	test.each([
		[0, 1],
		[1_000, 1],
		[1_300, 1],
		[1_301, 2],
		[2_300, 2],
		[2_301, 3],
	])('%i g are charged as %i kg', (grams, kilograms) =>
		expect(chargedKilograms({ grams, cubicMm: 0 }, usual)).toBe(kilograms),
	)

	// 6,000 cm³ are a kilogram, and 300 g of it are tolerated as of any other.
	test.each([
		[6_000, 1],
		[7_800, 1],
		[7_800.001, 2],
		[13_800, 2],
		[18_000, 3],
		[19_800, 3],
		[19_801, 4],
	])('%d cm³ of something light are charged as %i kg', (cubicCm, kilograms) =>
		expect(chargedKilograms(ofVolume(cubicCm, 200), usual)).toBe(kilograms),
	)

	test.each([
		[6000, 3],
		[5000, 4],
		[4000, 5],
		[null, 1],
	])('by a divisor of %s, 19,500 cm³ are %i kg', (divisor, kilograms) =>
		expect(chargedKilograms(ofVolume(19_500, 900), { divisor, from: 0 })).toBe(kilograms),
	)

	test('is the weight where that is more than the volume’s', () => {
		expect(chargeableGrams(ofVolume(6_000, 1_001), usual)).toBe(1_001)
		expect(chargeableGrams(ofVolume(6_006, 1_000), usual)).toBe(1_001)
	})

	test('[37] is by volume from 18,000 cm³ on where the courier charges that of large parcels alone', () => {
		const jne = volumeRuleOf([], { vendorCode: 'RAJAONGKIR', vendorMethod: 'jne' })
		expect(chargedKilograms(ofVolume(17_999.999, 500), jne)).toBe(1)
		expect(chargedKilograms(ofVolume(18_000, 500), jne)).toBe(3)
		expect(chargedKilograms(ofVolume(17_999.999, 500), usual)).toBe(3)
	})
})

test('a parcel weighs and takes as much as its units together; one of unknown size adds its weight alone', () => {
	const carton = { grams: 500, cubicMm: cubicMmOf([300, 200, 105]), quantity: 2 }
	const iron = { grams: 2_400, cubicMm: cubicMmOf(null), quantity: 1 }
	expect(carton.cubicMm).toBe(6_300_000)
	expect(cubicMmOf(null)).toBe(0)
	const mixed = loadOf([carton, iron])
	expect(mixed).toEqual({ grams: 3_400, cubicMm: 12_600_000 })
	expect(chargedKilograms(mixed, usual)).toBe(4)
	expect(chargedKilograms(loadOf([carton]), usual)).toBe(2)
	expect(chargedKilograms(loadOf([iron]), usual)).toBe(3)
	expect(chargedKilograms(loadOf([]), usual)).toBe(1)
})

describe('what a courier makes of volume', () => {
	const of = (vendorCode: string, vendorMethod: string) => ({ vendorCode, vendorMethod })
	const set = [
		{ ...of('SICEPAT', 'gokil'), divisor: 4000 },
		{ ...of('RAJAONGKIR', 'tiki'), divisor: null },
	]

	test.each([
		['SICEPAT', 'reg', 6000],
		['SICEPAT', 'gokil', 4000],
		['RAJAONGKIR', 'gokil', 6000],
		['RAJAONGKIR', 'tiki', null],
		['RAJAONGKIR', 'tiki-ons', null],
		['GOSEND', 'instant', null],
	])('%s %s: %s', (vendorCode, vendorMethod, divisor) =>
		expect(volumeRuleOf(set, of(vendorCode, vendorMethod)).divisor).toBe(divisor),
	)

	test('every weight that one of them charges is asked for', () => {
		for (const cubicCm of [0, 5_000, 17_000, 19_500, 250_000]) {
			const load = ofVolume(cubicCm, 800)
			const all = possibleKilograms(load)
			for (const divisor of [null, 6000, 5000, 4000]) {
				for (const from of [0, 18_000]) {
					expect(all).toContain(chargedKilograms(load, { divisor, from }))
				}
			}
			expect(new Set(all).size).toBe(all.length)
		}
		expect(possibleKilograms(ofVolume(0, 800))).toEqual([1])
	})
})
