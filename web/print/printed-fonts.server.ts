import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

type Face = { bytes: Buffer; has(codePoint: number): boolean }

let faces: { regular: Face; bold: Face } | undefined

/** DejaVu Sans Condensed: Latin with every extension, Greek, Cyrillic and many signs (docs/decisions/0018). */
export function printedFonts(): { regular: Face; bold: Face } {
	const require = createRequire(import.meta.url)
	faces ??= {
		regular: faceOf(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
		bold: faceOf(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
	}
	return faces
}

function faceOf(file: string): Face {
	const bytes = readFileSync(file)
	const font = create(bytes)
	if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is no single font.`)
	return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}
