import { htmlOf } from '#contract/written-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'

/** A short text in both languages. */
export const words = (id: string, en: string): LocalText => ({ id, en })

/** A longer text in both languages, as HTML. */
export const written = (id: string, en: string): LocalText => ({
	id: htmlOf(id),
	en: htmlOf(en),
})
