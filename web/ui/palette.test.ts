import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { getSiteSettings } from '#contract/site.ts'
import { toOklab } from './oklch.ts'
import { paletteSeeds } from './palette-table.ts'
import { palette, paletteCss } from './palette.ts'

describe('the palettes', () => {
	test('[BC-12] there are fifty named palettes and the neutral slate', () => {
		expect(Object.keys(paletteSeeds)).toEqual([...PALETTE_NAMES])
		expect(PALETTE_NAMES.filter((name) => name !== 'slate')).toHaveLength(50)
	})

	test('[BC-12] the default is green; an unknown name gives slate', () => {
		const setting = getSiteSettings.answer.parse({ data: { CUSTOMER_CARE_PHONE: '' } })
		expect(setting.data.WEBSITE_TEMPLATE_COLOR_ID).toBe('green')
		for (const name of ['', 'constructor', 'no-such', 'GREEN']) {
			expect(paletteCss(name), name).toBe(paletteCss('slate'))
		}
	})

	test.each(PALETTE_NAMES)('%s differs visibly from the others', (name) => {
		const others = PALETTE_NAMES.filter((other) => other !== name)
		const nearest = Math.min(
			...others.map((other) => distance(palette(name).light.accent, palette(other).light.accent)),
		)
		expect(nearest).toBeGreaterThan(0.025)
	})

	test('a page has its palette as ten custom properties', () => {
		expect(paletteCss('green')).toMatch(/^:root\{(--[aokts]-[ld]:#[0-9a-f]{6};?){10}\}$/)
	})
})

function distance(one: string, other: string): number {
	const [a, b] = [toOklab(one), toOklab(other)]
	return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}
