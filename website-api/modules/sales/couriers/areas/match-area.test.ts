import { describe, expect, test } from 'vitest'
import { postcodesOf } from '#website-api/modules/platform/regions/postcodes.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import type { CourierArea } from '#website-api/modules/platform/couriers/courier-port.ts'
import { matchArea } from './match-area.ts'

const area = (id: string, district: string, city: string, province: string, postcode = '00000') =>
	({
		id,
		label: `${district}, ${city}, ${province}. ${postcode}`,
		district,
		city,
		province,
		postcode,
	}) satisfies CourierArea

async function outcome(code: string, candidates: CourierArea[]) {
	const district = await findDistrict(code)
	if (!district) throw new Error(`No district ${code}`)
	const match = matchArea({ ...district, postcodes: await postcodesOf(code) }, candidates)
	return match.outcome === 'MATCHED' ? match.area.id : match.outcome
}

/** Spellings of providers for districts of ours, each with a neighbour that must not be taken. */
const spelled: [what: string, code: string, right: CourierArea, wrong: CourierArea][] = [
	[
		'Jakarta, as Biteship writes it',
		'31.74.01',
		area('1', 'Tebet', 'Jakarta Selatan', 'DKI Jakarta', '12810'),
		area('2', 'Tebet', 'Jakarta Timur', 'DKI Jakarta'),
	],
	[
		'Jakarta since 2024',
		'31.74.01',
		area('1', 'TEBET', 'JAKARTA SELATAN', 'DAERAH KHUSUS JAKARTA'),
		area('2', 'SETIABUDI', 'JAKARTA SELATAN', 'DAERAH KHUSUS JAKARTA'),
	],
	[
		'Jakarta with a long form',
		'31.71.01',
		area('1', 'Gambir', 'Kota Adm. Jakarta Pusat', 'Daerah Khusus Ibukota Jakarta'),
		area('2', 'Gambir', 'Jakarta Barat', 'DKI Jakarta'),
	],
	[
		'Jakarta with "Kota Administrasi"',
		'31.71.01',
		area('1', 'Gambir', 'Kota Administrasi Jakarta Pusat', 'DKI Jakarta'),
		area('2', 'Sawah Besar', 'Jakarta Pusat', 'DKI Jakarta'),
	],
	[
		'Thousand Islands',
		'31.01.02',
		area('1', 'Kep. Seribu Selatan', 'Kab. Kepulauan Seribu', 'DKI Jakarta'),
		area('2', 'Kep. Seribu Utara', 'Kab. Kepulauan Seribu', 'DKI Jakarta'),
	],
	[
		'Thousand Islands, abbreviated',
		'31.01.01',
		area('1', 'Kepulauan Seribu Utara.', 'Kep Seribu', 'DKI Jakarta'),
		area('2', 'Kepulauan Seribu Selatan', 'Kep Seribu', 'DKI Jakarta'),
	],
	[
		'a regency',
		'32.01.01',
		area('1', 'Cibinong', 'Kab. Bogor', 'Jawa Barat'),
		area('2', 'Cibinong', 'Purwakarta', 'Jawa Barat'),
	],
	[
		'a city beside the regency of its name',
		'32.71.01',
		area('1', 'Bogor Selatan', 'Kota Bogor', 'Jawa Barat'),
		area('2', 'Bogor Selatan', 'Kab. Bogor', 'Jawa Barat'),
	],
	[
		'a name with a space',
		'32.71.06',
		area('1', 'Tanahsareal', 'Bogor', 'Jawa Barat'),
		area('2', 'Tanah Abang', 'Jakarta Pusat', 'DKI Jakarta'),
	],
	[
		'Bandung',
		'32.73.05',
		area('1', 'ANDIR', 'BANDUNG', 'JAWA BARAT'),
		area('2', 'ANDIR', 'BANDUNG BARAT', 'JAWA BARAT'),
	],
	[
		'Yogyakarta',
		'34.71.01',
		area('1', 'Tegalrejo', 'Yogyakarta', 'DI Yogyakarta'),
		area('2', 'Tegalrejo', 'Magelang', 'Jawa Tengah'),
	],
	[
		'Yogyakarta in full',
		'34.71.01',
		area('1', 'Tegalrejo', 'Kota Yogyakarta', 'Daerah Istimewa Yogyakarta'),
		area('2', 'Tegalrejo', 'Kab. Magelang', 'Jawa Tengah'),
	],
	[
		'a district beside its namesake in another regency',
		'33.08.19',
		area('1', 'Tegalrejo', 'Kab. Magelang', 'Jawa Tengah'),
		area('2', 'Tegalrejo', 'Yogyakarta', 'DI Yogyakarta'),
	],
	[
		'Banda Aceh',
		'11.71.02',
		area('1', 'Kuta Alam', 'Banda Aceh', 'Nanggroe Aceh Darussalam (NAD)'),
		area('2', 'Kuta Alam', 'Aceh Besar', 'Aceh'),
	],
	[
		'Denpasar',
		'51.71.01',
		area('1', 'DENPASAR SELATAN', 'DENPASAR', 'BALI'),
		area('2', 'DENPASAR UTARA', 'DENPASAR', 'BALI'),
	],
	[
		'Batam',
		'21.71.01',
		area('1', 'Belakang Padang', 'Batam', 'Kepulauan Riau'),
		area('2', 'Belakangpadang', 'Karimun', 'Kepulauan Riau'),
	],
	[
		'Jayapura',
		'91.71.01',
		area('1', 'Jayapura Utara', 'Kota Jayapura', 'Papua'),
		area('2', 'Jayapura Selatan', 'Kota Jayapura', 'Papua'),
	],
]

describe('an area is found', () => {
	test.each(spelled)('for %s', async (_what, code, right, wrong) => {
		expect(await outcome(code, [wrong, right])).toBe(right.id)
		expect(await outcome(code, [right, wrong])).toBe(right.id)
		expect(await outcome(code, [wrong])).toBe('NONE')
	})

	test('in a province of Papua that the provider does not know yet', async () => {
		const { merauke, wamena, nabire, sorong } = await papua()
		for (const district of [merauke, wamena, nabire, sorong]) {
			const old =
				district.code.startsWith('92') || /Sorong/.test(district.city) ? 'Papua Barat' : 'Papua'
			expect(await outcome(district.code, [area('1', district.name, district.city, old)])).toBe('1')
			expect(
				await outcome(district.code, [area('1', district.name, district.city, district.province)]),
			).toBe('1')
		}
	})

	test('by its postcode among those of one district, otherwise the first', async () => {
		const [first, second] = await postcodesOf('31.74.01')
		const tebet = (id: string, postcode = '') =>
			area(id, 'Tebet', 'Jakarta Selatan', 'DKI Jakarta', postcode)
		expect(
			await outcome('31.74.01', [tebet('1', '99999'), tebet('2', second), tebet('3', first)]),
		).toBe('2')
		expect(await outcome('31.74.01', [tebet('1', '99999'), tebet('2', '99998')])).toBe('1')
	})
})

describe('no area is taken', () => {
	test('for a postcode that two districts share, when only the other is named', async () => {
		const [postcode = ''] = await postcodesOf('31.74.01')
		const neighbour = area('2', 'Setia Budi', 'Jakarta Selatan', 'DKI Jakarta', postcode)
		expect(await outcome('31.74.01', [neighbour])).toBe('NONE')
		const own = area('1', 'Tebet', 'Jakarta Selatan', 'DKI Jakarta', postcode)
		expect(await outcome('31.74.01', [neighbour, own])).toBe('1')
	})

	test('when a city and a regency of one name may be meant', async () => {
		const district = await findDistrict('32.71.01')
		const wanted = { name: 'Selatan', city: 'Bogor', province: 'Jawa Barat', postcodes: [] }
		const both = [
			area('1', 'Selatan', 'Kota Bogor', 'Jawa Barat'),
			area('2', 'Selatan', 'Kab. Bogor', 'Jawa Barat'),
		]
		expect(district?.city).toBe('Kota Bogor')
		expect(matchArea(wanted, both)).toEqual({ outcome: 'AMBIGUOUS', candidates: both })
	})

	test('when cities of one name lie in two provinces that are both not ours', () => {
		const wanted = {
			name: 'Kota',
			city: 'Kabupaten Banjar',
			province: 'Kalimantan Selatan',
			postcodes: [],
		}
		const two = [area('1', 'Kota', 'Banjar', 'Jawa Barat'), area('2', 'Kota', 'Banjar', 'Bali')]
		expect(matchArea(wanted, two)).toEqual({ outcome: 'AMBIGUOUS', candidates: two })
		const own = area('3', 'Kota', 'Banjar', 'Kalimantan Selatan')
		expect(matchArea(wanted, [...two, own])).toEqual({ outcome: 'MATCHED', area: own })
	})

	test('of a numbered district for another number', () => {
		const wanted = {
			name: 'Ilir Barat I',
			city: 'Kota Palembang',
			province: 'Sumatera Selatan',
			postcodes: [],
		}
		const second = area('2', 'Ilir Barat II', 'Palembang', 'Sumatera Selatan')
		expect(matchArea(wanted, [second]).outcome).toBe('NONE')
		const first = area('1', 'Ilir Barat 1', 'Palembang', 'Sumatera Selatan')
		expect(matchArea(wanted, [second, first])).toEqual({ outcome: 'MATCHED', area: first })
	})

	test.each([[[]], [[area('1', '', '', '')]], [[area('1', '-', '-', '-')]]])(
		'of %o',
		async (candidates) => {
			expect(await outcome('31.74.01', candidates)).toBe('NONE')
		},
	)
})

/** Districts of the provinces that Papua was divided into in 2022. */
async function papua() {
	const { allDistricts } = await import('#website-api/modules/platform/regions/region-data.ts')
	const all = [...(await allDistricts()).values()]
	const of = (name: string, province: string) => {
		const found = all.find((one) => one.name === name && one.province === province)
		if (!found) throw new Error(`No ${name} in ${province}`)
		return found
	}
	return {
		merauke: of('Merauke', 'Papua Selatan'),
		wamena: of('Wamena', 'Papua Pegunungan'),
		nabire: of('Nabire', 'Papua Tengah'),
		sorong: of('Sorong', 'Papua Barat Daya'),
	}
}
