import type { Shape } from '../pen.ts'
import { circle, group, path, rect, shade, shine, stroke } from '#website-api/media/draw/svg.ts'
import { device, screen } from './device.ts'

const lens = (x: number, y: number, r: number) =>
	circle(x, y, r, '#1b1d24') +
	circle(x, y, r * 0.62, '#2f3a4d') +
	circle(x - r * 0.22, y - r * 0.22, r * 0.2, '#8fa3c0')

const phone: Shape = (pen) => {
	const r = pen.random.pick([40, 62, 24])
	const view = screen(pen, 432, 192, 336, 776, r - 12)
	const cameras = pen.random.pick(['column', 'square', 'bar'])
	const rear =
		rect(420, 180, 360, 800, r, pen.fill) +
		shade(
			`M720 180H${780 - r}Q780 180 780 ${180 + r}V${980 - r}Q780 980 ${780 - r} 980H720Z`,
			0.1,
		) +
		(cameras === 'column'
			? rect(446, 210, 110, 300, 50, pen.c.dark) +
				lens(501, 268, 40) +
				lens(501, 360, 40) +
				lens(501, 450, 34)
			: cameras === 'square'
				? rect(446, 210, 210, 210, 46, pen.c.dark) +
					lens(500, 266, 38) +
					lens(500, 364, 38) +
					lens(600, 315, 38)
				: rect(420, 236, 360, 110, 0, pen.c.dark) +
					lens(490, 291, 40) +
					lens(590, 291, 40) +
					circle(690, 291, 16, '#fff3cf')) +
		circle(600, 760, 30, pen.c.line, 'opacity=".6"')
	const front =
		rect(420, 180, 360, 800, r, pen.c.deep) +
		view.body +
		(cameras === 'bar' ? rect(560, 204, 80, 22, 11, '#14151a') : circle(600, 218, 13, '#14151a')) +
		shine('M452 200H560L452 520Z', 0.14) +
		rect(540, 946, 120, 8, 4, '#ffffff', 'opacity=".8"')
	return device(
		pen.back ? rear : group('translate(110 -16)', rear) + group('translate(-90 16)', front),
		[590, 1012, 310],
		pen.back ? [530, 380] : [520, 420],
		view.defs,
	)
}

const tablet: Shape = (pen) => {
	const view = screen(pen, 336, 246, 528, 700, 14)
	return device(
		(pen.back
			? rect(300, 200, 600, 790, 40, pen.fill) +
				lens(366, 266, 30) +
				circle(600, 600, 36, pen.c.line)
			: rect(300, 200, 600, 790, 40, pen.c.dark) +
				view.body +
				shine('M360 260H560L360 640Z', 0.12)) +
			stroke('M940 330L972 900', pen.a.dark, 24) +
			path('M958 900H986L974 946Z', '#3a3d45'),
		[600, 1006, 330],
		[500, 420],
		view.defs,
	)
}

const laptop: Shape = (pen) => {
	const view = screen(pen, 296, 316, 608, 396, 10)
	return device(
		rect(270, 290, 660, 460, 26, pen.back ? pen.fill : pen.c.deep) +
			(pen.back ? circle(600, 520, 44, pen.c.light) : view.body) +
			path(
				'M200 750H1000L1080 900C1084 924 1070 936 1050 936H150C130 936 116 924 120 900Z',
				pen.fill,
			) +
			(pen.back
				? ''
				: [0, 1, 2]
						.map((i) =>
							path(
								`M${266 - i * 14} ${774 + i * 26}H${934 + i * 14}L${938 + i * 16} ${790 + i * 26}H${262 - i * 16}Z`,
								pen.c.deep,
							),
						)
						.join('') + path('M500 860H700L710 910H490Z', pen.c.light)) +
			rect(116, 920, 968, 22, 11, pen.c.dark),
		[600, 950, 460],
		[600, 520],
		view.defs,
	)
}

const smartwatch: Shape = (pen) => {
	const round = pen.random.chance(0.5)
	const view = screen(pen, 450, 450, 300, 330, round ? 140 : 56)
	const hands = stroke('M600 615V500M600 615L680 650', '#ffffff', 14)
	const strap =
		path('M480 170H720L740 430H460ZM460 800H740L720 1040H480Z', pen.a.dark) +
		[900, 940, 980].map((y) => circle(600, y, 9, pen.a.deep)).join('')
	return device(
		strap +
			(round
				? circle(600, 615, 232, pen.fill) +
					circle(600, 615, 196, '#15171c') +
					group(
						'translate(600 615)',
						circle(0, 0, 176, pen.a.base) +
							path('M-176 20Q-60 -60 40 10T176 -20A176 176 0 0 1 -176 20Z', pen.a.dark),
					) +
					hands
				: rect(410, 400, 380, 430, 96, pen.fill) +
					rect(430, 420, 340, 390, 80, '#15171c') +
					view.body +
					rect(490, 520, 150, 26, 13, '#ffffff') +
					rect(490, 566, 90, 18, 9, '#ffffff', 'opacity=".7"')) +
			rect(round ? 828 : 788, 570, 26, 80, 12, pen.c.dark),
		[600, 1066, 220],
		[600, 600],
		view.defs,
	)
}

const camera: Shape = (pen) =>
	device(
		rect(240, 400, 720, 500, 60, pen.fill) +
			path('M470 400L510 310H690L730 400Z', pen.fill) +
			rect(240, 500, 720, 250, 0, pen.c.dark) +
			circle(600, 630, 210, '#2a2d36') +
			circle(600, 630, 170, '#17191f') +
			lens(600, 630, 120) +
			rect(300, 340, 110, 66, 16, pen.a.base) +
			circle(850, 456, 30, pen.a.base) +
			rect(540, 336, 120, 40, 10, '#fff3cf'),
		[600, 912, 370],
		[600, 620],
	)

const buttonPhone: Shape = (pen) => {
	const keys = [0, 1, 2, 3]
		.map((r) =>
			[0, 1, 2].map((k) => rect(446 + k * 108, 640 + r * 80, 92, 58, 16, pen.c.light)).join(''),
		)
		.join('')
	const front =
		rect(450, 250, 300, 270, 18, pen.a.base) +
		rect(480, 300, 150, 30, 15, pen.a.pale) +
		rect(480, 350, 90, 22, 11, pen.a.pale) +
		path('M450 450Q560 400 640 450T750 440V502Q750 520 732 520H468Q450 520 450 502Z', pen.a.dark) +
		rect(550, 550, 100, 60, 26, pen.c.light) +
		circle(490, 580, 22, '#6fae6a') +
		circle(710, 580, 22, '#d86a5c') +
		keys
	const rear =
		rect(540, 250, 120, 60, 30, pen.c.dark) +
		[0, 1, 2, 3].map((i) => stroke(`M520 ${860 + i * 24}H680`, pen.c.line, 8)).join('') +
		circle(600, 560, 60, '#d86a5c')
	return device(
		rect(410, 190, 380, 810, 90, pen.fill) +
			(pen.back ? rear : front) +
			shade(
				'M740 200C770 220 790 250 790 280V910C790 960 760 1000 710 1000C760 800 760 400 740 200Z',
				0.12,
			),
		[600, 1012, 230],
		[600, 420],
	)
}

/** Electronics held, worn or pointed. */
export const gadgets: Record<string, Shape> = {
	phone,
	tablet,
	laptop,
	smartwatch,
	camera,
	'button-phone': buttonPhone,
}
