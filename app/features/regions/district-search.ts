import type { District } from '#app/domain/region.ts'

/** What was typed to find a district, and what was found. */
export type DistrictSearch = {
	text: string
	outcome: 'idle' | 'too-short' | 'none' | 'found'
	matches: District[]
	/** The list was cut: the shopper should type more. */
	isCut: boolean
}
