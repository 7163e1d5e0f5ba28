/**
 * `npm run test:all` crosses languages, shops, colour themes and script; `npm test` runs each journey once, and the
 * crossing only where it can reveal more.
 */
export const isFullCrossing = process.env.ETALASE_ALL_JOURNEYS === '1'

/** Runs with and without script: the journey submits a form whose script does more than to send it. */
export const form = { tag: '@form' }
/**
 * For forms and pages that need no script, or whose forms another journey submits with it: runs without script, over HTTP
 * (docs/decisions/0074), and in Chromium both ways in the full crossing.
 */
export const plainForm = isFullCrossing ? form : { tag: '@no-script' }
/** Runs with script only, for behaviour of scripts. */
export const script = { tag: '@script' }
/**
 * For forms whose way without script only a browser shows, since it depends on the stylesheet: with script, and both
 * ways in the full crossing.
 */
export const shownForm = isFullCrossing ? form : script
/** Runs without script only, for behaviour without scripts. */
export const noScript = { tag: '@no-script' }

/** Runs in the full crossing only: what it proves, another test or journey proves in every run (docs/decisions/0086). */
export function inFullCrossing({ tag }: { tag: string }) {
	return { tag: [tag, '@full-crossing'] }
}

/**
 * Runs a journey in Indonesian with script and in English without, and all four ways in the full crossing. For
 * journeys where a second run reveals more than with `form`.
 */
export function runIn(language: 'id' | 'en') {
	return isFullCrossing || language === 'id' ? {} : noScript
}

/** Every `stride`th one, beginning with the first, or all of them in the full crossing: for pages that are made of the same parts. */
export function someOf<Item>(items: readonly Item[], stride: number): Item[] {
	return items.filter((_item, at) => isFullCrossing || at % stride === 0)
}

/** The first of several variants of a journey, or all of them in the full crossing. */
export function firstOf<Variant>(variants: readonly Variant[]): readonly Variant[] {
	return isFullCrossing ? variants : variants.slice(0, 1)
}
