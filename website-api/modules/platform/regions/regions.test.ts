import { describe, expect, test } from 'vitest'
import { getRegencies } from 'idn-area-data'
import { placeName, searchForm } from './place-name.ts'
import { regenciesOfPostcode } from './postal-areas.ts'
import { allDistricts, findDistrict, villagesOf } from './region-data.ts'
import { searchDistricts } from './region-search.ts'

const names = async (text: string, limit = 10) =>
	(await searchDistricts(text, limit)).map((district) => district.name)

describe('searching a district', () => {
	test.each([
		['Kebayoran Baru', 'Kebayoran Baru'],
		['  kebayoran   BARU ', 'Kebayoran Baru'],
		['kebayoran baru, jakarta selatan', 'Kebayoran Baru'],
		['baru kebayoran', 'Kebayoran Baru'],
		['senayan', 'Kebayoran Baru'],
		['coblong', 'Coblong'],
	])('%s finds %s first', async (text, first) => expect((await names(text))[0]).toBe(first))

	test('exact names come before names that begin with the text, and those before the rest', async () => {
		const found = await names('ambarawa', 20)
		expect(found.filter((name) => name === 'Ambarawa').length).toBeGreaterThan(0)
		expect(found[0]).toBe('Ambarawa')
		const begun = await names('tebet', 20)
		expect(begun[0]).toBe('Tebet')
	})

	test('a city gives its districts', async () => {
		const found = await searchDistricts('jakarta selatan', 100)
		expect(found.length).toBeGreaterThanOrEqual(10)
		expect(found[0]).toMatchObject({
			cityName: 'Kota Jakarta Selatan',
			provinceName: 'DKI Jakarta',
		})
	})

	test('five digits are a postcode and give its postal area', async () => {
		const found = await searchDistricts('40135', 100)
		expect(new Set(found.map((district) => district.cityCode))).toEqual(new Set(['32.73']))
		expect(await names('00000')).toEqual([])
	})

	test('no more are given than asked for', async () => {
		expect(await names('a', 3)).toHaveLength(3)
		expect(await names('')).toEqual([])
		expect(await names('?!')).toEqual([])
	})
})

test('a district has its villages and its city', async () => {
	expect(await findDistrict('31.74.07')).toMatchObject({
		name: 'Kebayoran Baru',
		cityName: 'Kota Jakarta Selatan',
	})
	expect(await villagesOf('31.74.07')).toContain('Senayan')
	expect(await findDistrict('99.99.99')).toBeUndefined()
	expect(await villagesOf('99.99.99')).toEqual([])
})

test('the table of postal areas knows every regency, and only regencies that exist', async () => {
	const known = new Set((await getRegencies()).map((regency) => regency.code))
	const placed = new Set<string>()
	for (let prefix = 100; prefix < 1000; prefix++) {
		for (const code of regenciesOfPostcode(`${prefix}00`)) placed.add(code)
	}
	expect([...placed].filter((code) => !known.has(code))).toEqual([])
	expect([...known].filter((code) => !placed.has(code))).toEqual([])
})

test('every district lies in a city and a province with a name', async () => {
	const districts = [...(await allDistricts()).values()]
	expect(districts.length).toBeGreaterThan(7_000)
	expect(districts.filter(({ cityName, provinceName }) => !cityName || !provinceName)).toEqual([])
})

test.each([
	['KOTA ADMINISTRASI JAKARTA SELATAN', 'Kota Jakarta Selatan'],
	['DKI JAKARTA', 'DKI Jakarta'],
	['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
])('%s is written %s', (raw, written) => expect(placeName(raw)).toBe(written))

test('what is compared has no case, accent or sign', () => {
	expect(searchForm(' Toli-Toli (Kota) É ')).toBe('toli toli kota e')
})
