import { expect, test } from 'vitest'
import { palette } from '#web/ui/palette.ts'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { paletteColours } from '#website-api/media/draw/palette-colours.ts'

test.each([...PALETTE_NAMES, 'none'])(
	'a generated logo has the colours of the palette %s',
	(name) => {
		const { accent, onAccent } = palette(name).light
		expect(paletteColours(name)).toEqual({ field: accent, letter: onAccent })
	},
)
