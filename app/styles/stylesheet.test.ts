import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtStylesheet } from '#tests/support/built-stylesheet.ts'

let css = ''
beforeAll(async () => {
	css = await builtStylesheet()
})

describe('the built stylesheet', () => {
	test('has the tokens for light, dark by the device and dark by choice', () => {
		expect(css).toContain('--color-ground:#fff')
		expect(css).toMatch(/prefers-color-scheme:\s?dark[^{]*\{:root:where\(:root:not\(\[data-theme=/)
		expect(css).toMatch(/:root:where\(\[data-theme=["']?dark/)
	})

	test('has the dark colours in the same layer as the light ones, after them', () => {
		const theme = css.slice(css.indexOf('@layer theme{'), css.indexOf('@layer base{'))
		const light = theme.indexOf('--color-ground:#fff')
		expect(light).toBeGreaterThan(0)
		expect(theme.indexOf('--color-ground:#12151b')).toBeGreaterThan(light)
	})

	test('has the prose rules, which utilities override', () => {
		expect(css).toContain('.prose{')
		expect(css.indexOf('@layer components{')).toBeLessThan(css.indexOf('@layer utilities{'))
	})

	test('has fonts that never block rendering, and none in data-saver mode', () => {
		const faces = css.match(/@font-face\{[^}]*\.woff2[^}]*\}/g) ?? []
		expect(faces).toHaveLength(6)
		for (const face of faces) expect(face).toContain('font-display:optional')
		expect(css).toMatch(/:root\[data-saver\]\{--font:var\(--face-plain,\s?system-ui/)
	})

	test('stays within 11.7 KB compressed', () => {
		expect(brotliCompressSync(css).length).toBeLessThanOrEqual(11.7 * 1024)
	})
})
