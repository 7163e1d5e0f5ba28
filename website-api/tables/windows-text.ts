import { TableFault } from './table-limits.ts'

/** What Windows-1252 has from 0x80 to 0x9f; a blank where it has nothing. */
const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * Decodes Windows-1252, in which some versions of Node's TextDecoder leave out dashes and quotation marks.
 * @throws TableFault for the five bytes that it does not have
 */
export function windowsText(bytes: Uint8Array): string {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
	return text.replace(/[\u0080-\u009f]/g, (mark) => {
		const letter = high[mark.charCodeAt(0) - 0x80] ?? ' '
		if (letter === ' ') throw new TableFault('unreadable')
		return letter
	})
}
