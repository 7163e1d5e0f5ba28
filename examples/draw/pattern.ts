import type { Pattern } from '../art-shapes.ts'
import type { Tones } from './colour.ts'
import { circle, ellipse, group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

type Tile = { width: number; height: number; turn?: number; body: string }

/** The cloth's pattern as an SVG `pattern` with the given id; `scale` 1 suits a garment on the full canvas. */
export function patternDef(id: string, name: Pattern, c: Tones, a: Tones, scale = 1): string {
	const tile = tiles[name](c, a)
	return (
		`<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" ` +
		`patternTransform="scale(${scale}) rotate(${tile.turn ?? 0})">` +
		rect(0, 0, tile.width, tile.height, 0, c.base) +
		tile.body +
		'</pattern>'
	)
}

const tiles: Record<Pattern, (c: Tones, a: Tones) => Tile> = {
	stripe: (_c, a) => ({ width: 64, height: 64, body: rect(0, 0, 26, 64, 0, a.base) }),
	pinstripe: (_c, a) => ({ width: 30, height: 30, body: rect(0, 0, 4, 30, 0, a.base) }),
	breton: (_c, a) => ({ width: 80, height: 62, body: rect(0, 0, 80, 22, 0, a.base) }),
	check: (c, a) => ({
		width: 110,
		height: 110,
		body:
			rect(0, 0, 46, 110, 0, a.base, 'opacity=".55"') +
			rect(0, 0, 110, 46, 0, a.base, 'opacity=".55"') +
			rect(74, 0, 6, 110, 0, c.pale, 'opacity=".8"') +
			rect(0, 74, 110, 6, 0, c.pale, 'opacity=".8"'),
	}),
	gingham: (_c, a) => ({
		width: 44,
		height: 44,
		body:
			rect(0, 0, 22, 44, 0, a.base, 'opacity=".5"') + rect(0, 0, 44, 22, 0, a.base, 'opacity=".5"'),
	}),
	dot: (_c, a) => ({
		width: 70,
		height: 70,
		body: circle(18, 18, 10, a.base) + circle(53, 53, 10, a.base),
	}),
	floral: (c, a) => ({
		width: 130,
		height: 130,
		body:
			flower(36, 38, 15, a.base, c.pale) +
			flower(100, 102, 12, c.pale, a.base) +
			leaf(88, 36, 30, c.dark) +
			leaf(30, 100, 70, c.dark) +
			leaf(60, 74, 150, a.light),
	}),
	leaf: (c, a) => ({
		width: 120,
		height: 150,
		body:
			leaf(34, 40, 25, a.base, 2) +
			leaf(90, 110, -25, a.base, 2) +
			leaf(94, 30, 80, c.light, 1.3) +
			leaf(24, 118, 130, c.light, 1.3),
	}),
	kawung: (c, a) => ({
		width: 96,
		height: 96,
		body:
			[45, 135, 225, 315]
				.map((turn) =>
					group(
						`translate(48 48) rotate(${turn})`,
						ellipse(0, -33, 17, 29, a.base) +
							ellipse(0, -33, 9, 19, c.deep) +
							ellipse(0, -33, 3, 11, a.light),
					),
				)
				.join('') +
			circle(48, 48, 5, a.light) +
			group('translate(48 0)', circle(0, 0, 6, a.light)) +
			circle(0, 48, 6, a.light) +
			circle(96, 48, 6, a.light) +
			circle(48, 96, 6, a.light),
	}),
	parang: (c, a) => ({
		width: 58,
		height: 104,
		turn: 45,
		body:
			path('M0 74C-4 44 34 40 24 4L48 4C58 38 22 46 30 74Z', a.base) +
			path('M9 70C8 50 40 42 35 8L42 8C46 40 16 48 19 70Z', c.deep) +
			path('M58 74C54 44 92 40 82 4L106 4C116 38 80 46 88 74Z', a.base) +
			rect(0, 78, 58, 24, 0, c.dark) +
			path('M29 81L46 90L29 99L12 90Z', a.light) +
			circle(0, 90, 4, a.light) +
			circle(58, 90, 4, a.light),
	}),
	'mega-mendung': (c, a) => ({
		width: 230,
		height: 150,
		body:
			group('translate(118 86)', cloud(c, a)) +
			group('translate(3 11)', cloud(c, a)) +
			group('translate(233 11)', cloud(c, a)) +
			group('translate(3 161)', cloud(c, a)) +
			group('translate(233 161)', cloud(c, a)),
	}),
	truntum: (c, a) => ({
		width: 84,
		height: 84,
		body:
			star(22, 22, a.base) + star(64, 64, a.light) + dots(64, 22, a.light) + dots(22, 64, c.pale),
	}),
	tenun: (c, a) => ({
		width: 96,
		height: 150,
		body:
			path('M48 10L88 60L48 110L8 60Z', a.base) +
			path('M48 28L74 60L48 92L22 60Z', c.deep) +
			path('M48 44L61 60L48 76L35 60Z', a.light) +
			path('M0 4L10 16L0 28ZM96 4L86 16L96 28Z', c.pale) +
			stroke('M0 126L12 116L24 126L36 116L48 126L60 116L72 126L84 116L96 126', a.light, 5) +
			stroke('M0 140L12 130L24 140L36 130L48 140L60 130L72 140L84 130L96 140', c.pale, 5),
	}),
	wave: (_c, a) => ({
		width: 120,
		height: 60,
		body: stroke('M-10 40C10 10 40 10 60 30S110 50 130 20', a.base, 9),
	}),
	knit: (c) => ({
		width: 36,
		height: 32,
		body:
			stroke('M2 4L18 20L34 4', c.line, 4, 'opacity=".5"') +
			stroke('M2 20L18 36L34 20', c.light, 4, 'opacity=".5"'),
	}),
	denim: (c) => ({
		width: 14,
		height: 14,
		turn: 38,
		body: rect(0, 0, 3, 14, 0, c.light, 'opacity=".45"'),
	}),
	block: (_c, a) => ({
		width: 2400,
		height: 620,
		body: rect(0, 0, 2400, 440, 0, a.base),
	}),
}

const flower = (x: number, y: number, r: number, petal: string, heart: string) =>
	[0, 72, 144, 216, 288]
		.map((turn) =>
			group(
				`translate(${x} ${y}) rotate(${turn})`,
				ellipse(0, -r * 0.85, r * 0.55, r * 0.8, petal),
			),
		)
		.join('') + circle(x, y, r * 0.4, heart)

const leaf = (x: number, y: number, turn: number, fill: string, size = 1) =>
	group(
		`translate(${x} ${y}) rotate(${turn}) scale(${size})`,
		path('M0 -20C14 -8 12 10 0 20C-12 10 -14 -8 0 -20Z', fill),
	)

const star = (x: number, y: number, fill: string) =>
	[0, 45, 90, 135]
		.map((turn) => group(`translate(${x} ${y}) rotate(${turn})`, ellipse(0, 0, 4.5, 17, fill)))
		.join('')

const dots = (x: number, y: number, fill: string) =>
	circle(x, y - 9, 3.5, fill) +
	circle(x - 9, y, 3.5, fill) +
	circle(x + 9, y, 3.5, fill) +
	circle(x, y + 9, 3.5, fill)

function cloud(c: Tones, a: Tones): string {
	const outline =
		'M-84 12C-92 -14 -58 -26 -44 -12C-42 -46 8 -50 16 -20C34 -40 66 -26 60 -4C84 -8 92 22 66 26C20 30 -30 34 -84 12Z'
	return (
		path(outline, a.light) +
		group('translate(0 2) scale(.78)', path(outline, a.base)) +
		group('translate(0 4) scale(.56)', path(outline, c.deep)) +
		group('translate(0 5) scale(.32)', path(outline, a.pale))
	)
}
