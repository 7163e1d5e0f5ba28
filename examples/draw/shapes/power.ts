import { emblem, print } from '../emblem.ts'
import type { Pen, Shape } from '../pen.ts'
import { circle, group, path, rect, shade, shine, stroke } from '#website-api/media/draw/svg.ts'
import { device } from './device.ts'

const metal = '#c9ccd1'

const powerbank: Shape = (pen) => {
	const slim = pen.random.between(0, 40)
	return device(
		rect(400 + slim, 240, 400 - slim * 2, 740, 56, pen.fill) +
			shade(
				`M${740 - slim} 240C${780 - slim} 240 ${800 - slim} 270 ${800 - slim} 300V920C${800 - slim} 954 ${780 - slim} 980 ${740 - slim} 980Z`,
				0.12,
			) +
			(pen.back
				? print(600, 620, [200, 170, 190], pen.c.line, 12)
				: emblem(pen, 600, 620, 120, pen.c.line, pen.c.base)) +
			rect(470, 262, 110, 30, 15, '#1b1d24') +
			rect(620, 262, 80, 30, 15, '#1b1d24') +
			[0, 1, 2, 3]
				.map((i) => circle(540 + i * 40, 900, 10, i < 3 ? pen.a.base : pen.c.dark))
				.join('') +
			shine(`M${440 + slim} 330H${464 + slim}V900H${440 + slim}Z`, 0.2),
		[600, 992, 240],
		[560, 380],
	)
}

const plug = (x: number, y: number, turn: number, pen: Pen) =>
	group(
		`translate(${x} ${y}) rotate(${turn})`,
		rect(-24, -110, 48, 60, 8, metal) +
			rect(-40, -54, 80, 130, 18, pen.a.base) +
			rect(-18, 70, 36, 40, 10, pen.a.dark),
	)

const cable: Shape = (pen) => {
	const braid = pen.random.chance(0.6)
	const d =
		'M380 500C360 760 420 900 600 900C840 900 860 620 660 600C460 580 440 800 600 820C780 840 840 640 820 420'
	return device(
		stroke(d, pen.c.base, 40) +
			(braid ? stroke(d, pen.c.line, 40, 'stroke-dasharray="5 15"') : '') +
			stroke(d, pen.c.light, 7, 'opacity=".6"') +
			plug(380, 400, 0, pen) +
			plug(820, 320, 0, pen) +
			group('translate(600 862) rotate(0)', rect(-34, -60, 68, 120, 16, pen.a.dark)),
		[600, 960, 290],
		[380, 380],
	)
}

const charger: Shape = (pen) =>
	device(
		rect(470, 200, 44, 130, 14, metal) +
			rect(686, 200, 44, 130, 14, metal) +
			rect(360, 310, 480, 640, 96, pen.fill) +
			shade(
				'M760 310C810 320 840 360 840 406V860C840 910 800 950 750 950C780 740 780 520 760 310Z',
				0.12,
			) +
			shine('M400 420H430V840H400Z', 0.25) +
			(pen.back
				? print(600, 560, [260, 220, 240, 180], pen.c.line, 14)
				: emblem(pen, 600, 560, 130, pen.a.base, pen.c.base) +
					rect(440, 800, 140, 46, 23, '#2a2d36') +
					rect(620, 800, 140, 46, 23, '#2a2d36') +
					circle(600, 720, 10, pen.a.base)),
		[600, 966, 270],
		[560, 740],
	)

const router: Shape = (pen) =>
	device(
		[330, 470, 730, 870]
			.map((x, i) =>
				group(
					`rotate(${[-10, -4, 4, 10][i]} ${x} 760)`,
					rect(x - 18, 300, 36, 460, 18, pen.c.dark),
				),
			)
			.join('') +
			path(
				'M250 720H950L1010 900C1016 930 1000 950 970 950H230C200 950 184 930 190 900Z',
				pen.fill,
			) +
			path('M250 720H950L962 760H238Z', pen.c.light) +
			[420, 480, 540, 600, 660]
				.map((x, i) => circle(x, 870, 12, i === 2 ? pen.c.dark : pen.a.base))
				.join('') +
			emblem(pen, 820, 860, 60, pen.c.line, pen.c.base),
		[600, 962, 430],
		[560, 820],
	)

const hub: Shape = (pen) =>
	device(
		stroke('M300 600C180 600 160 440 240 360', pen.c.dark, 34) +
			group(
				'translate(262 310) rotate(30)',
				rect(-36, -90, 72, 120, 16, pen.a.base) + rect(-22, -140, 44, 56, 8, metal),
			) +
			rect(290, 500, 640, 220, 40, pen.fill) +
			rect(290, 620, 640, 100, 40, pen.c.dark) +
			[360, 500, 640].map((x) => rect(x, 644, 104, 40, 6, '#14161b')).join('') +
			rect(790, 644, 80, 34, 17, '#14161b') +
			circle(860, 556, 12, pen.a.base) +
			emblem(pen, 610, 560, 60, pen.c.line, pen.c.base),
		[610, 760, 370],
		[560, 640],
	)

const strip: Shape = (pen) =>
	device(
		stroke('M260 620C120 640 120 860 300 900C460 930 560 880 620 960', pen.c.dark, 30) +
			rect(240, 470, 760, 270, 60, pen.fill) +
			[0, 1, 2, 3]
				.map(
					(i) =>
						circle(380 + i * 150, 605, 62, pen.c.dark) +
						circle(360 + i * 150, 605, 11, pen.c.deep) +
						circle(400 + i * 150, 605, 11, pen.c.deep),
				)
				.join('') +
			rect(906, 560, 62, 96, 12, pen.a.base) +
			rect(280, 486, 120, 16, 8, pen.c.light),
		[620, 780, 400],
		[520, 600],
	)

const battery: Shape = (pen) =>
	device(
		[0, 1, 2]
			.map((i) =>
				group(
					`translate(${-190 + i * 190} ${i === 1 ? 20 : 0})`,
					rect(566, 270, 68, 50, 12, metal) +
						rect(520, 310, 160, 680, 26, pen.fill) +
						rect(520, 310, 160, 190, 26, pen.a.base) +
						rect(520, 470, 160, 30, 0, pen.a.base) +
						emblem(pen, 600, 700, 90, pen.a.light, pen.c.base, 6) +
						shine('M540 330H558V960H540Z', 0.28) +
						shade('M650 310H660C674 314 680 324 680 336V970C676 984 668 990 650 990Z', 0.16),
				),
			)
			.join(''),
		[600, 1012, 320],
		[600, 540],
	)

/** What feeds electronics, and what links them. */
export const power: Record<string, Shape> = {
	powerbank,
	cable,
	charger,
	router,
	hub,
	'power-strip': strip,
	battery,
}
