import { contrast } from './contrast.ts'
import { toHex } from './oklch.ts'
import { paletteSeeds, type PaletteSeed } from './palette-table.ts'

export type PaletteMode = {
	/** Background of the primary button and of completed steps. */
	accent: string
	onAccent: string
	/** Text and outlines in the accent's hue. */
	link: string
	/** Background of product pictures. */
	tint: string
	/** Current item, sale tag. */
	tintStrong: string
}
export type Palette = { light: PaletteMode; dark: PaletteMode }

const white = '#ffffff'
/** The panel colour of app/styles/tokens.css: buttons are placed on it too. */
const sunk = '#f5f6f7'
const night = '#12151b'
/** AA requires 4.5 and 3; slightly more, to tolerate rounding. */
const texts = 4.7
const control = 3.1

/** The colours of a named palette; slate for an unknown name. */
export function palette(name: string): Palette {
	const seed = (Object.hasOwn(paletteSeeds, name) && paletteSeeds[name]) || paletteSeeds.slate
	return seed === undefined ? paletteOf({ hue: 0, chroma: 0 }) : paletteOf(seed)
}

const written = new Map<string, string>()

/** The palette's custom properties for a `<style>` in the page's head; app/styles/tokens.css selects the mode. */
export function paletteCss(name: string): string {
	const knownName = Object.hasOwn(paletteSeeds, name) ? name : 'slate'
	const css = written.get(knownName) ?? customProperties(palette(knownName))
	written.set(knownName, css)
	return css
}

function customProperties({ light, dark }: Palette): string {
	const steps = (mode: PaletteMode, suffix: string) =>
		[
			`--a-${suffix}:${mode.accent}`,
			`--o-${suffix}:${mode.onAccent}`,
			`--k-${suffix}:${mode.link}`,
			`--t-${suffix}:${mode.tint}`,
			`--s-${suffix}:${mode.tintStrong}`,
		].join(';')
	return `:root{${steps(light, 'l')};${steps(dark, 'd')}}`
}

function paletteOf({ hue, chroma, lightness, bright }: PaletteSeed): Palette {
	const shade = (l: number, share = 1) => toHex({ l, c: chroma * share, h: hue })
	const quiet = (l: number, maxChroma: number) =>
		toHex({ l, c: Math.min(maxChroma, chroma * 0.35), h: hue })

	const tint = quiet(0.967, 0.014)
	const tintStrong = quiet(0.925, 0.04)
	const nightTint = quiet(0.265, 0.016)
	const nightTintStrong = quiet(0.335, 0.04)
	return {
		light: {
			accent: bright
				? darkest(lightness ?? 0.72, shade, (hex) => contrast(hex, sunk) >= control)
				: darkest(lightness ?? 0.54, shade, (hex) => contrast(hex, white) >= texts),
			onAccent: bright ? night : white,
			link: darkest(
				Math.min(0.54, lightness ?? 0.54),
				shade,
				(hex) => contrast(hex, tintStrong) >= texts,
			),
			tint,
			tintStrong,
		},
		dark: {
			accent: lightest(0.78, shade, (hex) => contrast(hex, night) >= texts),
			onAccent: night,
			link: lightest(
				0.8,
				(l) => shade(l, 0.75),
				(hex) => contrast(hex, nightTintStrong) >= texts,
			),
			tint: nightTint,
			tintStrong: nightTintStrong,
		},
	}
}

function darkest(from: number, shade: (l: number) => string, passes: (hex: string) => boolean) {
	let l = from
	while (l > 0.2 && !passes(shade(l))) l -= 0.005
	return shade(l)
}

function lightest(from: number, shade: (l: number) => string, passes: (hex: string) => boolean) {
	let l = from
	while (l < 0.98 && !passes(shade(l))) l += 0.005
	return shade(l)
}
