import { describe, expect, test } from 'vitest'
import { getRegencies } from 'idn-area-data'
import { placeName, searchForm } from './place-name.ts'
import { regenciesOfPostcode } from './postal-areas.ts'
import { allDistricts, findDistrict, villagesOf } from './region-data.ts'
import { searchPlaces } from './place-search.ts'
import { searchDistricts } from './region-search.ts'
import { postcodeOf, villagesWithPostcode } from './village-postcodes.ts'

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

	test('lists exact matches before names that start with the text, and those before the rest', async () => {
		const found = await names('ambarawa', 20)
		expect(found.filter((name) => name === 'Ambarawa').length).toBeGreaterThan(0)
		expect(found[0]).toBe('Ambarawa')
		const begun = await names('tebet', 20)
		expect(begun[0]).toBe('Tebet')
	})

	test('a district found by a village includes its name, one found by its own name none', async () => {
		const [first] = await searchDistricts('senayan', 5)
		expect(first).toMatchObject({ name: 'Kebayoran Baru', matched: ['Senayan'] })
		expect((await searchDistricts('coblong', 1))[0]).toMatchObject({ matched: [] })
	})

	test('a city returns its districts', async () => {
		const found = await searchDistricts('jakarta selatan', 100)
		expect(found.length).toBeGreaterThanOrEqual(10)
		expect(found[0]).toMatchObject({
			cityName: 'Kota Jakarta Selatan',
			provinceName: 'DKI Jakarta',
		})
	})

	test('five digits are a postcode and return its postal area', async () => {
		const found = await searchDistricts('40135', 100)
		expect(new Set(found.map((district) => district.cityCode))).toEqual(new Set(['32.73']))
		expect(await names('00000')).toEqual([])
	})

	test('returns no more than the limit', async () => {
		expect(await names('a', 3)).toHaveLength(3)
		expect(await names('')).toEqual([])
		expect(await names('?!')).toEqual([])
	})
})

describe('searching a village', () => {
	const found = async (text: string, limit = 20) =>
		(await searchPlaces(text, limit)).map(
			({ village, district, postcode }) => `${village}, ${district.name}, ${postcode ?? '?'}`,
		)

	test.each([
		['senayan', 'Senayan, Kebayoran Baru, 12190'],
		['  SELONG ', 'Selong, Kebayoran Baru, 12110'],
		['selong kebayoran baru', 'Selong, Kebayoran Baru, 12110'],
		['menteng, jakarta pusat', 'Menteng, Menteng, 10310'],
		['dago bandung', 'Dago, Coblong, ?'],
	])('%s finds %s first', async (text, first) => expect((await found(text))[0]).toBe(first))

	test('a district returns its villages, a city all of its villages', async () => {
		expect(await found('kebayoran baru')).toHaveLength(10)
		const city = await searchPlaces('jakarta selatan', 65)
		expect(new Set(city.map(({ district }) => district.cityName))).toEqual(
			new Set(['Kota Jakarta Selatan']),
		)
	})

	test('a postcode returns its villages, or its postal area if they are not known', async () => {
		expect(await found('12160')).toEqual([
			'Melawai, Kebayoran Baru, 12160',
			'Pulo, Kebayoran Baru, 12160',
		])
		const area = await searchPlaces('40135', 200)
		expect(new Set(area.map(({ district }) => district.cityCode))).toEqual(new Set(['32.73']))
		expect(await found('00000')).toEqual([])
	})

	test('returns no more than the limit, and nothing for an empty text', async () => {
		expect(await found('jakarta', 3)).toHaveLength(3)
		expect(await found('?!')).toEqual([])
		expect(await found('negeri dongeng')).toEqual([])
	})

	test('every village with a postcode exists, and its postcode lies in its postal area', async () => {
		for (const key of villagesWithPostcode()) {
			const [code = '', village = ''] = key.split('/')
			expect(await villagesOf(code), key).toContain(village)
			const cities = regenciesOfPostcode(postcodeOf(code, village) ?? '')
			expect(cities, key).toContain(code.slice(0, 5))
		}
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

test('the table of postal areas contains every regency, and only existing ones', async () => {
	const known = new Set((await getRegencies()).map((regency) => regency.code))
	const placed = new Set<string>()
	for (let prefix = 100; prefix < 1000; prefix++) {
		for (const code of regenciesOfPostcode(`${prefix}00`)) placed.add(code)
	}
	expect([...placed].filter((code) => !known.has(code))).toEqual([])
	expect([...known].filter((code) => !placed.has(code))).toEqual([])
})

test('every district has a city and a province with a name', async () => {
	const districts = [...(await allDistricts()).values()]
	expect(districts.length).toBeGreaterThan(7_000)
	expect(districts.filter(({ cityName, provinceName }) => !cityName || !provinceName)).toEqual([])
})

test.each([
	['KOTA ADMINISTRASI JAKARTA SELATAN', 'Kota Jakarta Selatan'],
	['DKI JAKARTA', 'DKI Jakarta'],
	['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
])('%s is formatted as %s', (raw, written) => expect(placeName(raw)).toBe(written))

test('comparison ignores case, accents and punctuation', () => {
	expect(searchForm(' Toli-Toli (Kota) É ')).toBe('toli toli kota e')
})
