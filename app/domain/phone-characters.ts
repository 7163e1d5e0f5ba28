/** A number and its extension, `;ext=12`, `ext. 12` or `#12`, also while its first letters are being typed. */
const withExtension =
	/^(.*?\d.*?)(;(?:e(?:x(?:t(?:=.*)?)?)?)?|(?<![a-z])e(?:x(?:t(?:[^a-z].*)?)?)?|#.*)$/is

/**
 * The text without what no phone number has: digits, parentheses, hyphen, plus and spaces stay, and the text of an
 * extension (spec section 5).
 */
export function phoneCharacters(text: string): string {
	const [, number = text, extension = ''] = withExtension.exec(text) ?? []
	return filtered(number, /[\d()+\- ]/) + extension
}

/** The characters of a text that a pattern accepts one by one (spec section 5, "custom pattern"). */
export function filtered(text: string, pattern: RegExp): string {
	return [...text].filter((character) => new RegExp(pattern.source).test(character)).join('')
}
