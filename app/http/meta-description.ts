import { shortened } from './shortened.ts'

/** Lengths in characters that search engines show without filling in or cutting off. */
export const descriptionLengths = { min: 50, max: 170 }

/**
 * A description of a page for search engines: the first text, followed by the next ones while it is too short, and cut at
 * the border of a word.
 */
export function metaDescription(texts: (string | undefined)[]): string {
	const { min, max } = descriptionLengths
	let description = ''
	for (const text of texts) {
		const more = oneLine(text ?? '')
		if (lengthOf(description) >= min) break
		if (more === '' || description.includes(more)) continue
		description = more.startsWith(description) ? more : `${sentence(description)}${more}`
	}
	return shortened(description, max)
}

function sentence(text: string) {
	if (text === '') return ''
	return /[.!?…]["”')]*$/.test(text) ? `${text} ` : `${text}. `
}

function oneLine(text: string) {
	return text.replace(/\s+/g, ' ').trim()
}

function lengthOf(text: string) {
	return [...text].length
}
