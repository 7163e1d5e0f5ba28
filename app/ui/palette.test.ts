import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { paletteSeeds } from './palette-table.ts'
import { palette, paletteCss } from './palette.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@variant dark')

function token(mode: string, name: string): string {
	const value = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(mode)?.[1]
	if (value === undefined) throw new Error(`no colour --${name}`)
	return value
}

describe.each([
	['light', light],
	['dark', dark],
])('neutral colours, %s', (_mode, tokens) => {
	const colour = (name: string) => token(tokens, name)

	test.each(['ground', 'sunk', 'raised'])('words are readable on %s', (ground) => {
		for (const ink of ['ink', 'soft', 'mute', 'alarm']) {
			expect(contrast(colour(ink), colour(ground)), ink).toBeGreaterThanOrEqual(4.5)
		}
		expect(contrast(colour('edge'), colour(ground)), 'edge').toBeGreaterThanOrEqual(3)
	})

	test.each(['yellow', 'green', 'blue', 'orange', 'sky', 'red'])('badge %s is readable', (name) => {
		expect(contrast(colour(name), colour(`${name}-tint`))).toBeGreaterThanOrEqual(4.5)
	})
})

describe.each(Object.keys(paletteSeeds))('palette %s', (name) => {
	test.each([
		['light', palette(name).light, light],
		['dark', palette(name).dark, dark],
	] as const)('passes AA for text and controls, %s', (_mode, steps, tokens) => {
		const pairs: [string, string, string, number][] = [
			['words on the button', steps.onAccent, steps.accent, 4.5],
			['the button on the page', steps.accent, token(tokens, 'ground'), 3],
			['a link on the page', steps.link, token(tokens, 'ground'), 4.5],
			['a link on a panel', steps.link, token(tokens, 'sunk'), 4.5],
			['a link on the tint', steps.link, steps.tint, 4.5],
			['a link on the strong tint', steps.link, steps.tintStrong, 4.5],
			['words on the tint', token(tokens, 'ink'), steps.tint, 4.5],
			['quiet words on the tint', token(tokens, 'mute'), steps.tint, 4.5],
			['words on the strong tint', token(tokens, 'ink'), steps.tintStrong, 4.5],
		]
		for (const [what, one, other, least] of pairs) {
			expect(contrast(one, other), what).toBeGreaterThanOrEqual(least)
		}
	})
})

describe('a page carries one palette', () => {
	test('as ten custom properties', () => {
		expect(paletteCss('green')).toMatch(/^:root\{(--[aokts]-[ld]:#[0-9a-f]{6};?){10}\}$/)
	})

	test.each(['', 'constructor', 'no-such'])('%j falls back to slate', (name) => {
		expect(paletteCss(name)).toBe(paletteCss('slate'))
	})
})
