import type { Place } from '#contract/region.ts'
import { searchForm } from './place-name.ts'
import { districtsOfPostcode, postcodesIn } from './postcodes.ts'
import {
	allSearchEntries,
	entriesWithWords,
	type IndexedDistrict,
	type SearchEntry,
	type Villages,
} from './region-data.ts'

const longestText = 80

/**
 * Villages that match a search text, best match first: by village name, or all villages of a district or city with
 * that name. Five digits are a postcode: the villages that have it, or those of its postal area if none has it.
 */
export async function searchPlaces(text: string, limit: number): Promise<Place[]> {
	const postcode = /^\s*(\d{5})\s*$/.exec(text)?.[1]
	const wanted = searchForm(text.slice(0, longestText))
	if (wanted === '') return []
	const found = postcode ? await withPostcode(postcode) : await withName(wanted)
	return Promise.all(
		found.slice(0, limit).map(async ({ district, village }) => ({
			...district,
			village,
			postcode: (await postcodesIn(district.code))(village),
		})),
	)
}

type Found = { district: IndexedDistrict; village: string }
type Ranked = Found & { rank: number }

async function withPostcode(postcode: string): Promise<Found[]> {
	const [all, found] = await Promise.all([allSearchEntries(), districtsOfPostcode(postcode)])
	return all.flatMap(({ district, villages }) => {
		const wanted = found.get(district.code)
		if (wanted === undefined) return []
		return namesOf(villages)
			.filter((village) => wanted === null || wanted.includes(village))
			.map((village) => ({ district, village }))
	})
}

async function withName(wanted: string): Promise<Found[]> {
	const words = wanted.split(' ')
	const entries = await entriesWithWords(words)
	return entries.flatMap((entry) => ranked(entry, wanted, words)).sort((a, b) => a.rank - b.rank)
}

function ranked({ district, villages }: SearchEntry, wanted: string, words: string[]): Ranked[] {
	const ofDistrict = districtRank(district, wanted, words)
	const searched = villages.searched.split('\n')
	return namesOf(villages).flatMap((village, at) => {
		const ofVillage = villageRank(searched[at] ?? '', district.searched.whole, wanted, words)
		const rank = Math.min(ofDistrict, ofVillage)
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
	{ searched: { name: district, city, whole } }: IndexedDistrict,
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
