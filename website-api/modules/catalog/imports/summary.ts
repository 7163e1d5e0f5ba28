import { plainText } from '#process/text/plain-text.ts'
import { cutText } from '#website-api/modules/catalog/import-files/cut-text.ts'

const longest = 160

/** The beginning of an HTML text as plain text; at most 160 characters and an ellipsis. */
export function summaryOf(html: string): string {
	const text = plainText(html)
	return text.length <= longest ? text : `${cutText(text, longest).replace(/\s+\S*$/, '')}…`
}
