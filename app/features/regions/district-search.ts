import { z } from 'zod'
import type { FoundDistrict, Place } from '#contract/region.ts'

/** Searches by name of a village, district or city, or by postcode. */
export const regionText = z.string().trim().max(60).catch('')

/** Shorter texts match too many. */
export const shortestSearch = 3

/** A search text and its matches. */
export type RegionSearch<Match> = {
	text: string
	outcome: 'idle' | 'too-short' | 'none' | 'found'
	matches: Match[]
	/** The list was cut: a longer text is needed. */
	isCut: boolean
}
export type DistrictSearch = RegionSearch<FoundDistrict>
export type PlaceSearch = RegionSearch<Place>
