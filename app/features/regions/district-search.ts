import type { District } from '#app/domain/region.ts'

/** The search text and the matches. */
export type DistrictSearch = {
	text: string
	outcome: 'idle' | 'too-short' | 'none' | 'found'
	matches: District[]
	/** The list was cut: a longer text is needed. */
	isCut: boolean
}
