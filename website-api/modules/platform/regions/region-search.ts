import { searchForm } from './place-name.ts'
import type { FoundDistrict } from '#contract/region.ts'
import { districtsOfPostcode } from './postcodes.ts'
import {
	allDistricts,
	entriesWithWords,
	noVillages,
	type IndexedDistrict,
	type Villages,
} from './region-data.ts'

const maxTextLength = 80

/**
 * Districts that match a search text, best match first: by the name of the district, its city or one of its villages.
 * Five digits are a postcode: the districts that have it, or those of its postal area if none has it.
 */
export async function searchDistricts(text: string, limit: number): Promise<FoundDistrict[]> {
	const postcode = /^\s*(\d{5})\s*$/.exec(text)?.[1]
	if (postcode) {
		const [all, found] = await Promise.all([allDistricts(), districtsOfPostcode(postcode)])
		return [...all.values()]
			.filter((district) => found.has(district.code))
			.slice(0, limit)
			.map((district) => ({ ...district, matched: [] }))
	}
	const wanted = searchForm(text.slice(0, maxTextLength))
	if (wanted === '') return []
	const entries = await entriesWithWords(wanted.split(' '))
	const areVillagesSearched = wanted.length >= 3
	return entries
		.map(({ district, villages }) => {
			const searched = areVillagesSearched ? villages : noVillages
			return { district, villages, rank: rankOf(district, searched, wanted) }
		})
		.filter((entry) => entry.rank < missed)
		.sort((a, b) => a.rank - b.rank)
		.slice(0, limit)
		.map(({ district, villages, rank }) => ({
			...district,
			matched: byVillage.includes(rank) ? matching(villages, wanted) : [],
		}))
}

const missed = 100
/** The ranks of districts found by one of their villages. */
const byVillage = [2, 5, 8]
const mostMatched = 3

// Equal names first, then names that start with the text, then names that contain it; at each level the district
// before the city before the village.
function rankOf(
	{ searched: { name: district, city, whole } }: IndexedDistrict,
	villages: Villages,
	wanted: string,
): number {
	const lines = villages.searched.includes(wanted) ? villages.searched.split('\n') : []
	if (district === wanted) return 0
	if (city === wanted) return 1
	if (lines.includes(wanted)) return 2
	if (district.startsWith(wanted)) return 3
	if (city.startsWith(wanted)) return 4
	if (lines.some((name) => name.startsWith(wanted))) return 5
	if (district.includes(wanted)) return 6
	if (whole.includes(wanted)) return 7
	if (lines.length > 0) return 8
	const words = wanted.split(' ')
	return words.length > 1 && words.every((word) => whole.includes(word)) ? 9 : missed
}

// Villages whose names contain the text, exact matches first.
function matching(villages: Villages, wanted: string): string[] {
	const names = villages.names.split('\n')
	const searched = villages.searched.split('\n')
	const found = names.filter((_name, at) => searched[at]?.includes(wanted))
	const exact = found.filter((name) => searchForm(name) === wanted)
	return [...new Set([...exact, ...found])].slice(0, mostMatched)
}
