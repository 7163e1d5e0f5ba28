import { searchForm } from './place-name.ts'
import { regenciesOfPostcode } from './postal-areas.ts'
import { allDistricts, allVillages, type District, type IndexedDistrict } from './region-data.ts'

const longestText = 80

/**
 * Districts that a typed text means, the likeliest first: a district or city of exactly this name, then names
 * that begin with it, that hold it, then villages, then all words anywhere. Five digits are a postcode.
 */
export async function searchDistricts(text: string, limit: number): Promise<District[]> {
	const all = [...(await allDistricts()).values()]
	const postcode = /^\s*(\d{5})\s*$/.exec(text)?.[1]
	if (postcode) {
		const cities = regenciesOfPostcode(postcode)
		return all.filter((district) => cities.includes(district.cityCode)).slice(0, limit)
	}
	const wanted = searchForm(text.slice(0, longestText))
	if (wanted === '') return []
	const ranked = rank(all, (district) => rankOf(district, wanted))
	if (ranked.length >= limit) return ranked.slice(0, limit)
	const found = new Set(ranked)
	const byVillage = await inVillages(all, wanted)
	return [...ranked, ...byVillage.filter((district) => !found.has(district))].slice(0, limit)
}

function rank(all: IndexedDistrict[], rankIn: (district: IndexedDistrict) => number | undefined) {
	return all
		.map((district) => ({ district, rank: rankIn(district) }))
		.filter((entry) => entry.rank !== undefined)
		.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
		.map((entry) => entry.district)
}

function rankOf({ district, city, whole }: IndexedDistrict, wanted: string): number | undefined {
	if (district === wanted) return 0
	if (city === wanted) return 1
	if (district.startsWith(wanted)) return 2
	if (city.startsWith(wanted)) return 3
	if (district.includes(wanted)) return 4
	if (whole.includes(wanted)) return 5
	const words = wanted.split(' ')
	return words.length > 1 && words.every((word) => whole.includes(word)) ? 6 : undefined
}

async function inVillages(all: IndexedDistrict[], wanted: string) {
	if (wanted.length < 3) return []
	const villages = await allVillages()
	return rank(all, ({ code }) => {
		const names = villages.get(code)?.toLowerCase()
		if (!names?.includes(wanted)) return undefined
		const lines = names.split('\n')
		if (lines.includes(wanted)) return 0
		return lines.some((name) => name.startsWith(wanted)) ? 1 : 2
	})
}
