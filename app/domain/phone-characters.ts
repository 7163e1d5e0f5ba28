/** The text without what no phone number has: digits, parentheses, hyphen, plus and spaces stay (spec section 5). */
export function phoneCharacters(text: string): string {
	return filtered(text, /[\d()+\- ]/)
}

/** The characters of a text that a pattern accepts one by one (spec section 5, "custom pattern"). */
export function filtered(text: string, pattern: RegExp): string {
	return [...text].filter((character) => new RegExp(pattern.source).test(character)).join('')
}
