import { emblem, print } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import {
	both,
	circle,
	ellipse,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { device, screen } from './device.ts'

const keyboard: Shape = (pen) => {
	const rows = [13, 13, 12, 11]
	const accents = new Set([0, 27, 38, Math.floor(pen.random.between(10, 40))])
	let at = 0
	const keys = rows
		.map((count, r) =>
			Array.from({ length: count }, (_, k) => {
				const w = 840 / count
				const fill = accents.has(at++) ? pen.a.base : pen.c.light
				return (
					rect(184 + k * w, 486 + r * 72, w - 10, 60, 10, fill) +
					rect(190 + k * w, 488 + r * 72, w - 22, 44, 8, '#ffffff', 'opacity=".14"')
				)
			}).join(''),
		)
		.join('')
	const rim = pen.back
		? rect(150, 440, 900, 430, 40, pen.c.dark) +
			both(rect(210, 480, 160, 40, 20, pen.c.light)) +
			print(600, 640, [300, 240], pen.c.line, 16)
		: rect(150, 450, 900, 420, 36, pen.fill) +
			rect(170, 472, 860, 374, 20, pen.c.dark) +
			keys +
			rect(184, 774, 130, 60, 10, pen.c.light) +
			rect(326, 774, 470, 60, 10, pen.a.light) +
			rect(808, 774, 216, 60, 10, pen.c.light)
	return device(rim, [600, 890, 460], [380, 600])
}

const mouse: Shape = (pen) =>
	device(
		path(
			'M600 220C760 220 840 340 840 520V720C840 880 740 990 600 990C460 990 360 880 360 720V520C360 340 440 220 600 220Z',
			pen.fill,
		) +
			stroke('M600 224V520', pen.c.line, 7) +
			stroke('M364 540Q600 590 836 540', pen.c.line, 6) +
			rect(572, 320, 56, 140, 28, pen.a.base) +
			[350, 380, 410].map((y) => stroke(`M580 ${y}H620`, pen.a.dark, 6)).join('') +
			shade(
				'M740 270C810 320 840 400 840 520V720C840 880 740 990 600 990C760 900 790 620 740 270Z',
				0.13,
			) +
			shine('M420 400C396 520 396 660 420 780C436 660 436 520 450 400Z', 0.22),
		[600, 1000, 250],
		[600, 420],
	)

const lamp: Shape = (pen) =>
	device(
		path('M330 560L180 980H640L470 560Z', '#fff3cf', 'opacity=".55"') +
			stroke('M720 940L800 620L560 320', pen.c.dark, 26) +
			circle(800, 620, 30, pen.a.base) +
			circle(556, 322, 26, pen.a.base) +
			group(
				'rotate(-24 470 420)',
				path('M420 330H540L640 540H320Z', pen.fill) +
					shade('M520 330H540L640 540H580Z', 0.14) +
					ellipse(480, 540, 160, 26, '#fff3cf'),
			) +
			rect(540, 940, 360, 50, 22, pen.fill) +
			circle(620, 940, 14, pen.a.base),
		[620, 1000, 320],
		[520, 430],
	)

const monitor: Shape = (pen) => {
	const view = screen(pen, 184, 274, 832, 486, 8)
	return device(
		rect(540, 780, 120, 150, 0, pen.c.dark) +
			rect(400, 920, 400, 44, 20, pen.fill) +
			rect(160, 250, 880, 550, 26, pen.c.deep) +
			(pen.back
				? rect(160, 250, 880, 550, 26, pen.fill) +
					rect(460, 420, 280, 220, 24, pen.c.dark) +
					emblem(pen, 600, 340, 60, pen.c.line, pen.c.base)
				: view.body +
					rect(160, 770, 880, 30, 12, pen.c.dark) +
					shine('M190 280H520L300 760H190Z', 0.08)),
		[600, 972, 330],
		[600, 500],
		view.defs,
	)
}

const printer: Shape = (pen) =>
	device(
		rect(400, 240, 400, 260, 6, '#ffffff') +
			print(600, 290, [260, 220, 240], '#c9ccd1', 16) +
			rect(240, 440, 720, 400, 50, pen.fill) +
			rect(240, 640, 720, 200, 50, pen.c.dark) +
			rect(360, 700, 480, 40, 14, '#15171c') +
			path('M380 730H820L850 940H350Z', '#ffffff') +
			rect(440, 780, 320, 90, 8, pen.a.light) +
			circle(870, 540, 30, pen.a.base) +
			rect(300, 510, 170, 60, 12, pen.c.deep),
		[600, 950, 380],
		[600, 620],
	)

const gamepad: Shape = (pen) =>
	device(
		path(
			'M360 420C440 390 520 440 600 440C680 440 760 390 840 420C960 470 1020 720 990 850C960 930 880 900 820 800C780 740 720 720 600 720C480 720 420 740 380 800C320 900 240 930 210 850C180 720 240 470 360 420Z',
			pen.fill,
		) +
			shade(
				'M840 420C960 470 1020 720 990 850C960 930 880 900 820 800C900 760 900 540 840 420Z',
				0.12,
			) +
			path('M350 540h50v-50h50v50h50v50h-50v50h-50v-50h-50Z', pen.c.deep) +
			[
				[800, 500],
				[850, 560],
				[750, 560],
				[800, 620],
			]
				.map(([x = 0, y = 0], i) => circle(x, y, 28, i % 2 ? pen.a.base : pen.a.light))
				.join('') +
			both(circle(500, 690, 56, pen.c.deep) + circle(500, 680, 40, pen.c.dark)) +
			rect(560, 520, 80, 26, 13, pen.a.base),
		[600, 930, 380],
		[760, 580],
	)

/** Electronics for the desk. */
export const desk: Record<string, Shape> = {
	keyboard,
	mouse,
	lamp,
	monitor,
	printer,
	gamepad,
}
