import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { contrast } from '#web/ui/contrast.ts'
import { mixHex } from '#web/ui/oklch.ts'
import { palette } from '#web/ui/palette.ts'
import { paperStyle } from '#web/ui/paper-style.ts'
import { colourPairs } from './colour-pairs.ts'

const folder = new URL('./', import.meta.url)
const appFolder = fileURLToPath(new URL('../', import.meta.url))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const [lightTokens = '', darkTokens = ''] = read('tokens.css').split('@variant dark')
const modes = ['light', 'dark'] as const

/** The colours of a palette by custom property, including those that the stylesheets mix. */
function coloursOf(name: string, mode: (typeof modes)[number]): (name: string) => string {
	const steps = palette(name)[mode]
	const tokens = mode === 'light' ? lightTokens : darkTokens
	const token = (key: string) => new RegExp(`--color-${key}: (#[0-9a-f]{6})\\b`).exec(tokens)?.[1]
	const ofPalette: Record<string, string> = {
		accent: steps.accent,
		'on-accent': steps.onAccent,
		link: steps.link,
		tint: steps.tint,
		'tint-2': steps.tintStrong,
		'accent-hover': mixHex(steps.accent, token('ink') ?? '', 0.92),
		heart: palette(name).light.link,
		'heart-ground': whiteOver(steps.tint, 0.85),
		'heart-empty': '#14171c',
	}
	return (key) => {
		const value = ofPalette[key] ?? token(key)
		if (value === undefined) throw new Error(`no colour --${key}`)
		return value
	}
}

/** White over a colour with alpha, as drawn in sRGB. */
function whiteOver(hex: string, share: number): string {
	const channel = (from: number) =>
		Math.round(255 * share + Number.parseInt(hex.slice(from, from + 2), 16) * (1 - share))
	return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`
}

const checked = PALETTE_NAMES.flatMap((name) =>
	modes.flatMap((mode) => {
		const colour = coloursOf(name, mode)
		return colourPairs.map(({ what, over, ground, least }) => {
			const ratio = contrast(colour(over), colour(ground))
			const failure = `${name}, ${mode}: ${what}, ${over} on ${ground}: ${ratio.toFixed(2)} < ${least}`
			return { passes: ratio >= least, failure }
		})
	}),
)

describe('colours', () => {
	test(`[BC-12] ${PALETTE_NAMES.length} palettes × 2 modes × ${colourPairs.length} pairs = ${checked.length}: none fails WCAG AA`, () => {
		expect(PALETTE_NAMES).toHaveLength(51)
		expect(checked.filter(({ passes }) => !passes).map(({ failure }) => failure)).toEqual([])
	})

	test('every colour used in a stylesheet is part of a tested pair', () => {
		// Lines that carry no meaning, shadows, and what stands for one of the pairs' colours.
		const exempt = ['line', 'veil', 'shade', 'c', 'c-t', 'k-l']
		const spoken = new Set([
			...colourPairs.flatMap(({ over, ground }) => [over, ground]),
			...exempt,
		])
		const painted =
			/(?:^|[;{\s])(?:color|fill|stroke|background(?:-color|-image)?|border(?:-[a-z]+)*|outline(?:-color)?|box-shadow):([^;{}]*)/g
		const sheets = readdirSync(folder).filter((name) => /^(?!tokens|app)\w.*\.css$/.test(name))
		const used = sheets.flatMap((sheet) =>
			[...read(sheet).matchAll(painted)].flatMap(([, value = '']) =>
				[...value.matchAll(/var\(--(?:color-)?([\w-]+)/g)].map(([, name = '']) => name),
			),
		)
		const shapes = ['gutter']
		expect(new Set(used.filter((name) => !spoken.has(name) && !shapes.includes(name)))).toEqual(
			new Set(),
		)
	})

	test('every colour used in a utility is part of a tested pair', () => {
		// As above, and a colour that is the text's own or another's shade.
		const exempt = [
			'line',
			'veil',
			'accent-strong',
			'picture-veil',
			'on-picture',
			'on-picture-link',
		]
		const spoken = new Set(colourPairs.flatMap(({ over, ground }) => [over, ground]))
		const named = [...lightTokens.matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => name)
		const utility = new RegExp(
			`\\b(?:text|bg|border(?:-[trblxy])?|outline|fill|stroke|decoration|accent|caret)-(${named.join('|')})(?![\\w-])`,
			'g',
		)
		const sources = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
			.map((name) => readFileSync(path.join(appFolder, name), 'utf8'))
		const used = sources.flatMap((text) => [...text.matchAll(utility)].map(([, name = '']) => name))
		expect(new Set(used).size).toBeGreaterThan(15)
		expect(new Set(used.filter((name) => !spoken.has(name) && !exempt.includes(name)))).toEqual(
			new Set(),
		)
	})

	test('printed payment instructions are black on white in both modes', () => {
		const value = (name: string) =>
			(new RegExp(`--color-${name}:(#[0-9a-f]+)`).exec(paperStyle)?.[1] ?? '').replace(
				/^#(.)(.)(.)$/,
				'#$1$1$2$2$3$3',
			)
		for (const ink of ['ink', 'soft', 'mute', 'link']) {
			expect(contrast(value(ink), value('ground')), ink).toBeGreaterThanOrEqual(4.5)
			expect(contrast(value(ink), value('tint')), ink).toBeGreaterThanOrEqual(4.5)
		}
	})
})
