/**
 * `npm run test:all` crosses languages, shops, colour themes and script; `npm test` runs each journey once, and the
 * crossing only where it can reveal more.
 */
export const isFullCrossing = process.env.ETALASE_ALL_JOURNEYS === '1'

/** Runs with and without script: the journey submits a form, which must work both ways. */
export const form = { tag: '@form' }
/**
 * For forms that another journey submits with script: runs without script, and both ways in the full crossing. A
 * plain form takes half the time, with the same result.
 */
export const plainForm = isFullCrossing ? form : { tag: '@no-script' }
/** Runs with script only, for behaviour of scripts. */
export const script = { tag: '@script' }
/** Runs without script only, for behaviour without scripts. */
export const noScript = { tag: '@no-script' }

/**
 * Runs a journey in Indonesian with script and in English without, and all four ways in the full crossing. For
 * journeys where a second run reveals more than with `form`.
 */
export function runIn(language: 'id' | 'en') {
	return isFullCrossing || language === 'id' ? {} : noScript
}

/** The first of several variants of a journey, or all of them in the full crossing. */
export function firstOf<Variant>(variants: readonly Variant[]): readonly Variant[] {
	return isFullCrossing ? variants : variants.slice(0, 1)
}
