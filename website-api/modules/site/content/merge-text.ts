import type { OperatorTextWire } from '#contract/operator-site.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'

type Texts = { title: LocalText; summary: LocalText; html: LocalText }

/**
 * Merges a text in one language into a stored one; the other language is unchanged, or the same for a new text. 422
 * on TITLE or SUMMARY if a new text lacks them.
 */
export function mergeText(found: Texts | undefined, sent: OperatorTextWire): Texts {
	return {
		title: inLanguage('TITLE', found?.title, sent.TITLE, sent.LANGUAGE),
		summary: inLanguage('SUMMARY', found?.summary, sent.SUMMARY, sent.LANGUAGE),
		html: inLanguage('HTML', found?.html, sent.HTML, sent.LANGUAGE),
	}
}

function inLanguage(
	field: string,
	before: LocalText | undefined,
	text: string | undefined,
	language: keyof LocalText,
): LocalText {
	if (text !== undefined) return { ...(before ?? { id: text, en: text }), [language]: text }
	if (before) return before
	throw fieldProblem(field, { message: 'NEEDED_WHEN_NEW' })
}
