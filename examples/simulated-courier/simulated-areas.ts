import {
	allDistricts,
	findDistrict,
	type IndexedDistrict,
} from '#website-api/modules/platform/regions/region-data.ts'
import { searchForm } from '#website-api/modules/platform/regions/place-name.ts'
import {
	districtsOfPostcode,
	postcodesOf,
} from '#website-api/modules/platform/regions/postcodes.ts'

/** An area as the simulated providers know it: a district with one of its postcodes. */
export type SimulatedArea = {
	district: IndexedDistrict
	/** As providers write it: without "Kota" and "Kabupaten". */
	city: string
	postcode: string
}

const most = 30

/** Areas that a postcode or a text finds. */
export async function searchAreas(text: string): Promise<SimulatedArea[]> {
	const all = await allDistricts()
	if (/^\d{5}$/.test(text)) {
		const codes = [...(await districtsOfPostcode(text)).keys()]
		return codes.flatMap((code) => areaOf(all.get(code), text))
	}
	const words = searchForm(text).split(' ')
	const found = [...all.values()].filter(({ searched }) =>
		words.every((word) => searched.whole.includes(word)),
	)
	const areas = found.slice(0, most).map(async (district) => {
		const [postcode = '00000'] = await postcodesOf(district.code)
		return areaOf(district, postcode)
	})
	return (await Promise.all(areas)).flat()
}

function areaOf(district: IndexedDistrict | undefined, postcode: string): SimulatedArea[] {
	if (!district) return []
	return [{ district, city: district.city.replace(/^(?:Kota|Kabupaten) /, ''), postcode }]
}

/** Biteship's ids are text; this one has our code in it. */
export const biteshipId = ({ district, postcode }: SimulatedArea) =>
	`IDNP${district.code.replaceAll('.', '')}IDZ${postcode}`

/** RajaOngkir's ids are numbers. */
export const rajaOngkirId = ({ district }: SimulatedArea) =>
	Number(district.code.replaceAll('.', ''))

/** The district of an id or a postcode; undefined: the provider does not know it. */
export async function districtAt(place: {
	id?: string | undefined
	postcode?: string | undefined
}): Promise<string | undefined> {
	const digits = /^(?:IDNP)?(\d{6})(?:IDZ\d{5})?$/.exec(place.id ?? '')?.[1]
	if (digits) return (await findDistrict(digits.replace(/(\d\d)(?=\d)/g, '$1.')))?.code
	if (!place.postcode) return undefined
	return [...(await districtsOfPostcode(place.postcode)).keys()][0]
}
