import anyAscii from 'any-ascii'
import { printedFonts } from './printed-fonts.server.ts'

/**
 * A text as it is printed: letters of the fonts as they are, other signs in Latin letters ("你好" is "NiHao"), and what has
 * none by its code point ("[U+E000]"). Line breaks stay.
 */
export function printedText(text: string): string {
	let printed = ''
	let others = ''
	for (const sign of text
		.normalize('NFC')
		.replace(withoutShape, '')
		.replace(/[^\S\n]/g, ' ')) {
		if (isPrintable(sign)) {
			printed += transcribed(others) + sign
			others = ''
		} else others += sign
	}
	return printed + transcribed(others)
}

// Marks of direction, joiners and variations.
const withoutShape = /(?![\n\t\r])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu
// A PDF has no order of reading: these would stand in the wrong one.
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

function isPrintable(sign: string): boolean {
	if (sign === '\n') return true
	const { regular, bold } = printedFonts()
	const codePoint = sign.codePointAt(0) ?? 0
	return regular.has(codePoint) && bold.has(codePoint) && !fromRight.test(sign)
}

function transcribed(signs: string): string {
	return anyAscii(signs) || [...signs].map(codeOf).join('')
}

function codeOf(sign: string): string {
	return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
