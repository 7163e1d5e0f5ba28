import type { AppLoadContext } from '@remix-run/node'
import { districtSearch, shortestSearch } from '#app/features/checkout/district.form.ts'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'

const maxMatches = 20

/** Districts that match a search text. @throws ApiError */
export async function searchDistricts(
	{ api }: AppLoadContext,
	typed: string | null,
): Promise<DistrictSearch> {
	const text = districtSearch.parse(typed ?? '')
	if (text === '') return { text, outcome: 'idle', matches: [], isCut: false }
	if (text.length < shortestSearch || /^\d{1,4}$/.test(text)) {
		return { text, outcome: 'too-short', matches: [], isCut: false }
	}
	const matches = await api.regions.search(text)
	return {
		text,
		outcome: matches.length === 0 ? 'none' : 'found',
		matches,
		isCut: matches.length >= maxMatches,
	}
}
