import type { AppLoadContext } from '@remix-run/node'
import { findDistricts, findPlaces } from '#contract/region.ts'
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
	{ call }: AppLoadContext,
	typed: string | null,
): Promise<DistrictSearch> {
	return searched(typed, maxDistricts, (text) =>
		call(findDistricts, { query: { text, limit: maxDistricts } }),
	)
}

/** Villages that match a search text. @throws ApiError */
export function searchPlaces({ call }: AppLoadContext, typed: string | null): Promise<PlaceSearch> {
	return searched(typed, maxPlaces, (text) =>
		call(findPlaces, { query: { text, limit: maxPlaces } }),
	)
}

async function searched<Match>(
	typed: string | null,
	limit: number,
	find: (text: string) => Promise<{ list: Match[] }>,
): Promise<RegionSearch<Match>> {
	const text = regionText.parse(typed ?? '')
	if (text === '') return { text, outcome: 'idle', matches: [], isCut: false }
	if (text.length < shortestSearch || /^\d{1,4}$/.test(text)) {
		return { text, outcome: 'too-short', matches: [], isCut: false }
	}
	const { list: matches } = await find(text)
	return {
		text,
		outcome: matches.length === 0 ? 'none' : 'found',
		matches,
		isCut: matches.length >= limit,
	}
}
