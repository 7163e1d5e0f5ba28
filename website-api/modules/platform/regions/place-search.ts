import { searchForm } from './place-name.ts'
import { regenciesOfPostcode } from './postal-areas.ts'
import {
	allDistricts,
	allVillages,
	type District,
	type IndexedDistrict,
	type Villages,
} from './region-data.ts'
import { postcodeOf, villagesOfPostcode } from './village-postcodes.ts'

/** A village (kelurahan or desa) with its district. */
export type Place = {
	district: District
	village: string
	/** Null if the postcode is not known. */
	postcode: string | null
}

const longestText = 80

/**
 * Villages that match a search text, best match first: by village name, or all villages of a district or city with
 * that name. Five digits are a postcode: its villages if they are known, else those of its postal area.
 */
export async function searchPlaces(text: string, limit: number): Promise<Place[]> {
	const [districts, villages] = await Promise.all([allDistricts(), allVillages()])
	const all = [...districts.values()].map((district) => ({
		district,
		villages: villages.get(district.code) ?? noVillages,
	}))
	const postcode = /^\s*(\d{5})\s*$/.exec(text)?.[1]
	const wanted = searchForm(text.slice(0, longestText))
	if (wanted === '') return []
	const ranked = postcode
		? rankedByPostcode(all, postcode)
		: all.flatMap((entry) => rankedByName(entry, wanted))
	return ranked
		.sort((a, b) => a.rank - b.rank)
		.slice(0, limit)
		.map(({ district, village }) => ({
			district,
			village,
			postcode: postcodeOf(district.code, village) ?? null,
		}))
}

type Entry = { district: IndexedDistrict; villages: Villages }
type Ranked = { district: IndexedDistrict; village: string; rank: number }

const noVillages: Villages = { names: '', searched: '' }

function rankedByPostcode(all: Entry[], postcode: string): Ranked[] {
	const known = new Set(villagesOfPostcode(postcode))
	const cities = regenciesOfPostcode(postcode)
	return all
		.filter(({ district }) => cities.includes(district.cityCode))
		.flatMap(({ district, villages }) =>
			namesOf(villages).map((village) => ({
				district,
				village,
				rank: known.has(`${district.code}/${village}`) ? 0 : 1,
			})),
		)
		.filter(({ rank }) => known.size === 0 || rank === 0)
}

function rankedByName({ district, villages }: Entry, wanted: string): Ranked[] {
	const words = wanted.split(' ')
	const { whole } = district
	if (!words.every((word) => whole.includes(word) || villages.searched.includes(word))) return []
	const ofDistrict = districtRank(district, wanted, words)
	const searched = villages.searched.split('\n')
	return namesOf(villages).flatMap((village, at) => {
		const rank = Math.min(ofDistrict, villageRank(searched[at] ?? '', whole, wanted, words))
		return rank < missed ? [{ district, village, rank }] : []
	})
}

const missed = 100

// At each level of similarity the village comes before its district, and that before its city.
function villageRank(village: string, whole: string, wanted: string, words: string[]): number {
	if (village === wanted) return 0
	if (village.startsWith(wanted)) return 3
	if (village.includes(wanted)) return 5
	const isNamed = words.some((word) => village.includes(word))
	return isNamed && words.every((word) => village.includes(word) || whole.includes(word))
		? 6
		: missed
}

function districtRank(
	{ district, city, whole }: IndexedDistrict,
	wanted: string,
	words: string[],
): number {
	if (district === wanted) return 1
	if (city === wanted) return 2
	if (district.startsWith(wanted)) return 4
	return words.every((word) => whole.includes(word)) ? 7 : missed
}

function namesOf({ names }: Villages): string[] {
	return names === '' ? [] : names.split('\n')
}
