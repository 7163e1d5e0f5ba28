/** A number of at least seven digits, and the extension that follows it: `;ext=12`, `ext. 12` or `#12`. */
const withExtension = /^((?:[^\d#]*\d){7,}[^\d#]*?)(?:;?ext|#).*$/is

/**
 * Removes characters that can't be part of a phone number: digits, parentheses, hyphen, plus and spaces stay (spec
 * section 5). The extension of a pasted number goes, since its digits would belong to the number without its sign.
 */
export function phoneCharacters(text: string): string {
	const [, number = text] = withExtension.exec(text) ?? []
	return filtered(number, /[\d()+\- ]/)
}

/** The characters of a text that each match a pattern (spec section 5, "custom pattern"). */
export function filtered(text: string, pattern: RegExp): string {
	return [...text].filter((character) => new RegExp(pattern.source).test(character)).join('')
}
