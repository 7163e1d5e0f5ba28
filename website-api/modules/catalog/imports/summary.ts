const longest = 160

/** The beginning of an HTML text as plain text; at most 160 characters and an ellipsis. */
export function summaryOf(html: string): string {
	const text = html
		.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/gi, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&nbsp;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
