import { TextEdit } from '#contract/edited-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'

type Texts = { title: LocalText; summary: LocalText; html: LocalText }

/**
 * Merges a text in one language into a stored one; the other language is unchanged, or the same for a new text. 422
 * on title or summary if a new text lacks them.
 */
export function mergeText(found: Texts | undefined, sent: TextEdit): Texts {
	return {
		title: inLanguage('title', found?.title, sent),
		summary: inLanguage('summary', found?.summary, sent),
		html: inLanguage('html', found?.html, sent),
	}
}

function inLanguage(
	field: keyof Texts,
	before: LocalText | undefined,
	{ language, [field]: text }: TextEdit,
): LocalText {
	if (text !== undefined) return { ...(before ?? { id: text, en: text }), [language]: text }
	if (before) return before
	throw fieldProblem(TextEdit, field, { message: 'NEEDED_WHEN_NEW' })
}
