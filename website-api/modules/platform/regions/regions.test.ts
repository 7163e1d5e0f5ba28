import { describe, expect, test } from 'vitest'
import { placeName, searchForm } from './place-name.ts'
import { districtsOfPostcode, postcodesIn } from './postcodes.ts'
import { allDistricts, findDistrict, villagesOf } from './region-data.ts'
import { searchPlaces } from './place-search.ts'
import lines from './postcodes.json' with { type: 'json' }
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
			city: 'Kota Jakarta Selatan',
			province: 'DKI Jakarta',
		})
	})

	test('five digits are a postcode and return its districts, or its postal area if none has it', async () => {
		expect(await names('40135', 100)).toEqual(['Coblong'])
		const area = await searchDistricts('40100', 100)
		expect(new Set(area.map((district) => district.cityCode))).toContain('32.73')
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
			({ village, name, postcode }) => `${village}, ${name}, ${postcode ?? '?'}`,
		)

	test.each([
		['senayan', 'Senayan, Kebayoran Baru, 12190'],
		['  SELONG ', 'Selong, Kebayoran Baru, 12110'],
		['selong kebayoran baru', 'Selong, Kebayoran Baru, 12110'],
		['menteng, jakarta pusat', 'Menteng, Menteng, 10310'],
		['dago bandung', 'Dago, Coblong, 40135'],
		['muktiharjo kidul', 'Muktiharjo Kidul, Pedurungan, 50197'],
	])('%s finds %s first', async (text, first) => expect((await found(text))[0]).toBe(first))

	test('a district returns its villages, a city all of its villages', async () => {
		expect(await found('kebayoran baru')).toHaveLength(10)
		const city = await searchPlaces('jakarta selatan', 65)
		expect(new Set(city.map((place) => place.city))).toEqual(new Set(['Kota Jakarta Selatan']))
	})

	test('a postcode returns its villages, or its postal area if they are not known', async () => {
		expect(await found('12160')).toEqual([
			'Melawai, Kebayoran Baru, 12160',
			'Pulo, Kebayoran Baru, 12160',
		])
		const area = await searchPlaces('40100', 200)
		expect(new Set(area.map(({ cityCode }) => cityCode))).toContain('32.73')
		expect(await found('00000')).toEqual([])
	})

	test('returns no more than the limit, and nothing for an empty text', async () => {
		expect(await found('jakarta', 3)).toHaveLength(3)
		expect(await found('?!')).toEqual([])
		expect(await found('negeri dongeng')).toEqual([])
	})
})

test('a district has its villages and its city', async () => {
	expect(await findDistrict('31.74.07')).toMatchObject({
		name: 'Kebayoran Baru',
		city: 'Kota Jakarta Selatan',
	})
	expect(await villagesOf('31.74.07')).toContain('Senayan')
	expect(await findDistrict('99.99.99')).toBeUndefined()
	expect(await villagesOf('99.99.99')).toEqual([])
})

describe('the table of postcodes', () => {
	test('has nearly every village of every province', async () => {
		const provinces = new Map<string, { all: number; known: number }>()
		for (const { code, province } of (await allDistricts()).values()) {
			const count = provinces.get(province) ?? { all: 0, known: 0 }
			const [villages, postcodeOf] = await Promise.all([villagesOf(code), postcodesIn(code)])
			const known = villages.map(postcodeOf).filter((postcode) => postcode !== null)
			expect(known.filter((postcode) => !/^[1-9]\d{4}$/.test(postcode))).toEqual([])
			count.all += villages.length
			count.known += known.length
			provinces.set(province, count)
		}
		expect(provinces.size).toBe(38)
		const scarce = [...provinces].filter(([, { all, known }]) => known < all * 0.99)
		expect(scarce).toEqual([])
	})

	test.each([
		['31.71.01', 'Gambir', '10110'],
		['31.74.09', 'Lenteng Agung', '12610'],
		['33.74.06', 'Muktiharjo Kidul', '50197'],
		['51.71.01', 'Sanur', '80228'],
	])('in %s %s has %s', async (district, village, postcode) => {
		expect((await postcodesIn(district))(village)).toBe(postcode)
	})

	test('names only villages that exist', async () => {
		for (const line of lines.filter((text) => text.includes(';'))) {
			const villages = new Set(await villagesOf(line.slice(0, 8)))
			const named = line
				.slice(9)
				.split(/; |\|/)
				.map((text) => text.replace(/^\d{5} /, ''))
			expect(named.filter((village) => !villages.has(village))).toEqual([])
		}
	})

	test('knows nothing of an unknown district or village', async () => {
		expect((await postcodesIn('99.99.99'))('Gambir')).toBeNull()
		expect((await postcodesIn('31.74.07'))('Negeri Dongeng')).toBeNull()
		expect([...(await districtsOfPostcode('00000')).keys()]).toEqual([])
	})
})

test('every district has a city and a province with a name', async () => {
	const districts = [...(await allDistricts()).values()]
	expect(districts.length).toBeGreaterThan(7_000)
	expect(districts.filter(({ city, province }) => !city || !province)).toEqual([])
})

test.each([
	['KOTA ADMINISTRASI JAKARTA SELATAN', 'Kota Jakarta Selatan'],
	['DKI JAKARTA', 'DKI Jakarta'],
	['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
])('%s is formatted as %s', (raw, written) => expect(placeName(raw)).toBe(written))

test('comparison ignores case, accents and punctuation', () => {
	expect(searchForm(' Toli-Toli (Kota) É ')).toBe('toli toli kota e')
})
