/**
 * A number and its extension, `;ext=12`, `ext. 12` or `#12`; also matches while the extension's keyword is incomplete.
 */
const withExtension =
	/^(.*?\d.*?)(;(?:e(?:x(?:t(?:=.*)?)?)?)?|(?<![a-z])e(?:x(?:t(?:[^a-z].*)?)?)?|#.*)$/is

/**
 * Removes characters that can't be part of a phone number: digits, parentheses, hyphen, plus and spaces stay, and an
 * extension (spec section 5).
 */
export function phoneCharacters(text: string): string {
	const [, number = text, extension = ''] = withExtension.exec(text) ?? []
	return filtered(number, /[\d()+\- ]/) + extension
}

/** The characters of a text that each match a pattern (spec section 5, "custom pattern"). */
export function filtered(text: string, pattern: RegExp): string {
	return [...text].filter((character) => new RegExp(pattern.source).test(character)).join('')
}
