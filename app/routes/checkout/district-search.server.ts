import type { AppLoadContext } from '@remix-run/node'
import {
	type DistrictSearch,
	type PlaceSearch,
	type RegionSearch,
	regionText,
	shortestSearch,
} from '#app/features/regions/district-search.ts'

const maxDistricts = 20
const maxPlaces = 60

/** Districts that match a search text. @throws ApiError */
export function searchDistricts(
	{ api }: AppLoadContext,
	typed: string | null,
): Promise<DistrictSearch> {
	return searched(typed, maxDistricts, (text) => api.regions.search(text))
}

/** Villages that match a search text. @throws ApiError */
export function searchPlaces({ api }: AppLoadContext, typed: string | null): Promise<PlaceSearch> {
	return searched(typed, maxPlaces, (text) => api.regions.places(text, maxPlaces))
}

async function searched<Match>(
	typed: string | null,
	limit: number,
	find: (text: string) => Promise<Match[]>,
): Promise<RegionSearch<Match>> {
	const text = regionText.parse(typed ?? '')
	if (text === '') return { text, outcome: 'idle', matches: [], isCut: false }
	if (text.length < shortestSearch || /^\d{1,4}$/.test(text)) {
		return { text, outcome: 'too-short', matches: [], isCut: false }
	}
	const matches = await find(text)
	return {
		text,
		outcome: matches.length === 0 ? 'none' : 'found',
		matches,
		isCut: matches.length >= limit,
	}
}
