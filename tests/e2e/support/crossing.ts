/**
 * `npm run test:all` crosses languages, shops, looks and script; `npm test` runs each journey once and the crossing
 * only where it can show something new.
 */
export const isFullCrossing = process.env.ETALASE_ALL_JOURNEYS === '1'

/** Runs with and without script: the journey sends a form, which has to work both ways. */
export const form = { tag: '@form' }
/**
 * Sends forms that another journey sends with script: runs without script, both ways in the full crossing. A plain form
 * takes half the time, and what it leads to is the same.
 */
export const plainForm = isFullCrossing ? form : { tag: '@no-script' }
/** Runs with script only: it is about what the script does. */
export const script = { tag: '@script' }
/** Runs without script only: it is about what the page does without. */
export const noScript = { tag: '@no-script' }

/**
 * How a journey runs in two languages: in Indonesian with script, in English without, and all four ways in the full
 * crossing. For journeys that show more by a second run than `form` alone.
 */
export function runIn(language: 'id' | 'en') {
	return isFullCrossing || language === 'id' ? {} : noScript
}

/** The first of several variants of a journey, or all of them in the full crossing. */
export function firstOf<Variant>(variants: readonly Variant[]): readonly Variant[] {
	return isFullCrossing ? variants : variants.slice(0, 1)
}
