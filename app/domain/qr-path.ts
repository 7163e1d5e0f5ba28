import { encode } from 'uqr'

/** A QR code as the path of a square SVG whose side is `size` modules, its quiet zone included. */
export type QrPath = { size: number; path: string }

/** Draws a text as a QR code: a run of dark modules is one bar, so the page stays small (ISO/IEC 18004). */
export function qrPath(text: string): QrPath {
	const { data, size } = encode(text, { ecc: 'M', border: 4 })
	const bars = data.flatMap((row, y) =>
		[
			...row
				.map((dark) => (dark ? '1' : '0'))
				.join('')
				.matchAll(/1+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	)
	return { size, path: bars.join('') }
}
