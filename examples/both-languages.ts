import type { LocalText } from '#website-api/db/columns.ts'

/** A text as it is written down in the tables: Indonesian, then English. */
export type Pair = readonly [id: string, en: string]

/** The text as the database keeps it. */
export const both = ([id, en]: Pair): LocalText => ({ id, en })

/** A title in both languages, as the fields of a section. */
export function title(pair: Pair) {
	const { id, en } = both(pair)
	return { TITLE_ID: id, TITLE_EN: en }
}

/** A title, its text and a few words above it. */
export function story(titlePair: Pair, textPair: Pair, eyebrowPair: Pair = ['', '']) {
	const text = both(textPair)
	const eyebrow = both(eyebrowPair)
	return {
		...title(titlePair),
		TEXT_ID: text.id,
		TEXT_EN: text.en,
		EYEBROW_ID: eyebrow.id,
		EYEBROW_EN: eyebrow.en,
	}
}

/** Where a section leads, and what its link says. */
export function link(target: string, labelPair: Pair) {
	const { id, en } = both(labelPair)
	return { LINK_TARGET: target, LINK_LABEL_ID: id, LINK_LABEL_EN: en }
}

/** What a picture shows. */
export function alt(pair: Pair) {
	const { id, en } = both(pair)
	return { ALT_ID: id, ALT_EN: en }
}
