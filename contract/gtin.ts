/** Maximum lengths of a barcode, and of a maker's part number (MPN), in characters. */
export const MAX_BARCODE = 50
export const MAX_MPN = 70

/** The number of a barcode without blanks and hyphens if it is a valid GTIN (EAN, UPC, ISBN-13), or else null. */
export function gtinOf(barcode: string | null): string | null {
	const digits = (barcode ?? '').replace(/[\s-]/g, '')
	if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
	return checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : null
}

/** From the right, every second digit counts three times (GS1, section 7.9). */
function checkDigitOf(digits: string): number {
	const sum = [...digits]
		.reverse()
		.reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
	return (10 - (sum % 10)) % 10
}
