import type { Drawing, Pen, Shape } from '../pen.ts'
import { both, circle, clip, ellipse, group, path, rect, shade, shine, stroke } from '../svg.ts'

export const device = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number] = [600, 600],
	defs = '',
): Drawing => ({ body, ground, focus, defs })

/** A lit screen: hills or discs in the accent, never letters. */
export function screen(
	pen: Pen,
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
): { body: string; defs: string } {
	const id = `${pen.id}v`
	const kind = Math.floor(pen.random.next() * 4)
	const art =
		[
			circle(x + w * 0.7, y + h * 0.3, Math.min(w, h) * 0.2, pen.a.pale) +
				path(
					`M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.55} ${y + h * 0.66}T${x + w} ${y + h * 0.5}V${y + h}H${x}Z`,
					pen.a.light,
				) +
				path(
					`M${x} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.66} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`,
					pen.a.dark,
				),
			circle(x + w * 0.2, y + h * 0.8, h * 0.42, pen.a.light) +
				circle(x + w * 0.85, y + h * 0.25, h * 0.26, pen.a.dark) +
				circle(x + w * 0.55, y + h * 0.55, Math.min(w, h) * 0.16, pen.a.pale),
			path(`M${x} ${y}H${x + w}L${x} ${y + h}Z`, pen.a.light) +
				path(`M${x + w} ${y + h * 0.4}V${y + h}H${x + w * 0.3}Z`, pen.a.dark),
			[0.9, 0.68, 0.46, 0.24]
				.map((s, i) =>
					circle(
						x + w / 2,
						y + h,
						Math.max(w, h) * s * 0.8,
						[pen.a.dark, pen.a.base, pen.a.light, pen.a.pale][i] ?? '',
					),
				)
				.join(''),
		][kind] ?? ''
	return {
		defs: clip(
			id,
			`M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`,
		),
		body: `<g clip-path="url(#${id})">${rect(x, y, w, h, 0, pen.a.base) + art}</g>`,
	}
}

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
			stroke('M928 330L960 900', '#f2f2f0', 24) +
			path('M948 900H972L962 946Z', '#3a3d45'),
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

const earbuds: Shape = (pen) => {
	const bud = (x: number, tilt: number) =>
		group(
			`translate(${x} 330) rotate(${tilt})`,
			rect(-24, 20, 50, 210, 25, pen.fill) +
				ellipse(-16, 0, 80, 72, pen.fill) +
				ellipse(-66, 8, 36, 44, pen.a.dark) +
				shade('M10 20V220C20 216 26 206 26 200V20Z', 0.14) +
				circle(6, 80, 8, pen.a.base),
		)
	return device(
		bud(480, -10) +
			group('matrix(-1 0 0 1 1200 0)', bud(480, -10)) +
			rect(330, 620, 540, 340, 130, pen.fill) +
			path('M330 750V750C330 670 390 620 460 620H740C810 620 870 670 870 750Z', pen.c.light) +
			stroke('M332 752H868', pen.c.line, 6) +
			circle(600, 830, 12, pen.a.base) +
			shade(
				'M800 650C860 690 870 760 870 800C870 900 810 960 740 960C800 900 820 800 800 650Z',
				0.12,
			) +
			rect(540, 746, 120, 14, 7, pen.c.dark),
		[600, 976, 300],
		[600, 420],
	)
}

const headphones: Shape = (pen) =>
	device(
		stroke('M310 720C270 260 480 210 600 210C720 210 930 260 890 720', pen.c.dark, 56) +
			stroke('M322 640C300 300 480 244 600 244C720 244 900 300 878 640', pen.a.base, 22) +
			both(
				rect(290, 600, 60, 150, 24, '#9a9da3') +
					rect(250, 640, 190, 340, 88, pen.fill) +
					rect(400, 660, 70, 300, 34, pen.c.deep) +
					circle(330, 810, 58, pen.c.dark) +
					circle(330, 810, 30, pen.a.base),
			),
		[600, 1000, 350],
		[380, 760],
	)

const speaker: Shape = (pen) => {
	if (pen.random.chance(0.5)) {
		return device(
			rect(220, 440, 760, 440, 210, pen.fill) +
				rect(300, 480, 600, 360, 170, pen.c.dark) +
				[0, 1, 2, 3, 4]
					.map((r) =>
						[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
							.map((k) => circle(370 + k * 51, 540 + r * 60, 12, pen.c.deep))
							.join(''),
					)
					.join('') +
				rect(560, 440, 170, 24, 12, pen.a.base) +
				rect(860, 600, 60, 120, 14, pen.a.base) +
				shine('M320 460C260 500 240 600 250 700C270 600 300 520 380 460Z', 0.2),
			[600, 900, 390],
			[560, 640],
		)
	}
	return device(
		rect(360, 240, 480, 750, 60, pen.fill) +
			circle(600, 720, 178, pen.c.dark) +
			circle(600, 720, 140, pen.c.deep) +
			circle(600, 720, 56, pen.a.base) +
			circle(600, 400, 92, pen.c.dark) +
			circle(600, 400, 62, pen.c.deep) +
			circle(600, 400, 22, pen.a.base) +
			shade('M760 240H780C814 240 840 266 840 300V930C840 964 814 990 780 990H760Z', 0.12) +
			circle(440, 930, 10, pen.a.light),
		[600, 1002, 280],
		[600, 640],
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

const microphone: Shape = (pen) =>
	device(
		rect(470, 200, 260, 460, 130, pen.fill) +
			[300, 350, 400, 450].map((y) => stroke(`M490 ${y}H710`, pen.c.line, 9)).join('') +
			rect(470, 500, 260, 60, 0, pen.a.base) +
			stroke('M410 460V560C410 800 790 800 790 560V460', pen.c.dark, 30) +
			rect(584, 740, 32, 180, 8, pen.c.dark) +
			path('M400 980C400 920 500 900 600 900C700 900 800 920 800 980Z', pen.c.dark) +
			shine('M500 260C490 340 490 420 500 480C520 420 520 340 530 250Z', 0.22),
		[600, 992, 260],
		[600, 440],
	)

/** Electronics held, worn or pointed. */
export const gadgets: Record<string, Shape> = {
	phone,
	tablet,
	laptop,
	earbuds,
	headphones,
	speaker,
	smartwatch,
	camera,
	microphone,
}
