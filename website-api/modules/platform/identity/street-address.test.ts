import { describe, expect, test } from 'vitest'
import { parseStreetAddress, isSimilarAddress, isSameAddress } from './street-address.ts'

const around = ['Tebet Timur', 'Tebet', 'Jakarta Selatan', 'DKI Jakarta', '12820']
const at = (street: string, districtCode = '31.74.01') =>
	parseStreetAddress({ districtCode, street, around })
const home = at('Jalan Melati No. 10, RT 01/RW 02')

describe('different spellings of the same address', () => {
	test.each([
		'jl. melati 10 rt 1 rw 2',
		'Jln Melati Nomor 010 RT 001 RW 002',
		'JALAN MELATI NO.10 RT.01/02',
		'RT 01 RW 02, Jl Melati no 10',
		'Jalan Mel\u00adati No. 10 RT 01 RW 02',
		'Jalan\u200b Melati No. 1\u200d0 RT01RW02',
		'Ｊalan Ｍelati No. １０ RT 01 RW 02',
		'Jalan Mélati No 10 RT 01/RW 02',
		'Jalan M\u0435lati No 10 RT 01/RW 02',
		'Jl Melati 10 RT 1 RW 2, Kel. Tebet Timur, Kec. Tebet, Kota Jakarta Selatan 12820',
		'Gg. Melati blok 10 rt 1/2',
	])('%s', (street) => {
		expect(isSameAddress(at(street), home)).toBe(true)
	})
})

describe('a similar address', () => {
	test.each([
		'Jalan Melati 10',
		'Jalan Melati 10 RT 03 RW 07',
		'Jalan Melati 10 pagar hijau, depan masjid RT 01 RW 02',
		'Jalan Mellati 10 RT 01 RW 02',
		'Jalan Mel ati 10',
		'Jalan Melati RT 01 RW 02',
		'Jalan Melati Raya 10 lantai 2',
	])('%s', (street) => {
		expect(isSameAddress(at(street), home)).toBe(false)
		expect(isSimilarAddress(at(street), home)).toBe(true)
		expect(isSimilarAddress(home, at(street))).toBe(true)
	})
})

describe('a neighbour', () => {
	test.each([
		['Jalan Melati 11 RT 01 RW 02', '31.74.01'],
		['Jalan Melati No. 10A RT 01 RW 02', '31.74.01'],
		['Jalan Melati No. 100 RT 01 RW 02', '31.74.01'],
		['Jalan Mawar 10 RT 01 RW 02', '31.74.01'],
		['Jalan Kenanga 10, Tebet Timur, Jakarta Selatan', '31.74.01'],
		['Jalan Melati RT 01 RW 03', '31.74.01'],
		['Jalan Melati', '31.74.01'],
		['Jalan Melati No. 10, RT 01/RW 02', '32.73.01'],
	])('%s in %s', (street, district) => {
		expect(isSimilarAddress(at(street, district), home)).toBe(false)
	})

	test.each([
		['Apartemen Kalibata Tower A unit 1205', 'Apartemen Kalibata Tower A unit 1207'],
		['Perumahan Asri Blok C2 No. 5', 'Perumahan Asri Blok C3 No. 5'],
		['Jalan Kebon Jeruk Raya 12', 'Jalan Kebon Kacang Raya 12'],
		['Jalan Melati Timur 12', 'Jalan Melati Barat 12'],
	])('%s and %s', (one, other) => {
		expect(isSimilarAddress(at(one), at(other))).toBe(false)
	})
})
