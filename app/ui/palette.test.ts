import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { TemplateSettingWire } from '#contract/site.ts'
import { toOklab } from './oklch.ts'
import { paletteSeeds } from './palette-table.ts'
import { palette, paletteCss } from './palette.ts'

describe('the palettes', () => {
	test('[BC-12] are fifty by name and the neutral slate', () => {
		expect(Object.keys(paletteSeeds)).toEqual([...PALETTE_NAMES])
		expect(PALETTE_NAMES.filter((name) => name !== 'slate')).toHaveLength(50)
	})

	test('[BC-12] a company that names none is green, one that names an unknown one is slate', () => {
		const setting = TemplateSettingWire.parse({ data: { CUSTOMER_CARE_PHONE: '' } })
		expect(setting.data.WEBSITE_TEMPLATE_COLOR_ID).toBe('green')
		for (const name of ['', 'constructor', 'no-such', 'GREEN']) {
			expect(paletteCss(name), name).toBe(paletteCss('slate'))
		}
	})

	test.each(PALETTE_NAMES)('%s looks like no other', (name) => {
		const others = PALETTE_NAMES.filter((other) => other !== name)
		const nearest = Math.min(
			...others.map((other) => distance(palette(name).light.accent, palette(other).light.accent)),
		)
		expect(nearest).toBeGreaterThan(0.025)
	})

	test('a page carries its own as ten custom properties', () => {
		expect(paletteCss('green')).toMatch(/^:root\{(--[aokts]-[ld]:#[0-9a-f]{6};?){10}\}$/)
	})
})

function distance(one: string, other: string): number {
	const [a, b] = [toOklab(one), toOklab(other)]
	return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}
