import { encode } from 'uqr'

/** A QR code as an SVG path; `size` is the side in modules, including the quiet zone. */
export type QrPath = { size: number; path: string }

/** Encodes a text as a QR code (ISO/IEC 18004). A run of dark modules is one bar, to keep the path short. */
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
