import { emblem, print } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import {
	both,
	circle,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { device, screen } from './device.ts'

const metal = '#c9ccd1'

const webcam: Shape = (pen) =>
	device(
		rect(290, 340, 620, 320, 150, pen.fill) +
			circle(600, 500, 130, '#20232b') +
			circle(600, 500, 92, '#0f1116') +
			circle(600, 500, 56, '#2f4468') +
			circle(574, 474, 20, '#9db8e6') +
			circle(756, 420, 14, pen.a.base) +
			both(
				rect(360, 476, 60, 10, 5, pen.c.line) +
					rect(360, 500, 60, 10, 5, pen.c.line) +
					rect(360, 524, 60, 10, 5, pen.c.line),
			) +
			rect(560, 660, 80, 110, 10, pen.c.dark) +
			path('M400 760H800L840 900H700L690 840H510L500 900H360Z', pen.c.dark) +
			shade(
				'M800 360C880 390 910 440 910 500C910 600 840 660 760 660C840 580 840 440 800 360Z',
				0.14,
			),
		[600, 916, 290],
		[600, 500],
	)

const flashDrive: Shape = (pen) =>
	device(
		group(
			'rotate(-24 600 620)',
			rect(520, 200, 160, 200, 10, metal) +
				rect(550, 240, 34, 50, 4, '#7b8088') +
				rect(616, 240, 34, 50, 4, '#7b8088') +
				rect(480, 390, 240, 560, 56, pen.fill) +
				circle(600, 870, 34, pen.c.deep) +
				emblem(pen, 600, 600, 110, pen.a.base, pen.c.base) +
				shade('M660 390H680C704 392 720 410 720 440V900C720 930 700 950 664 950Z', 0.12),
		),
		[600, 1000, 260],
		[560, 400],
	)

const drive: Shape = (pen) => {
	const tall = pen.random.pick([0, 60])
	return device(
		rect(360, 300 + tall, 480, 660 - tall, 50, pen.fill) +
			rect(360, 780, 480, 180, 50, pen.c.dark) +
			rect(550, 946, 100, 24, 12, '#15171c') +
			emblem(pen, 600, 560, 150, pen.a.base, pen.c.base) +
			circle(760, 880, 12, pen.a.base) +
			shine(`M396 ${360 + tall}H420V740H396Z`, 0.22) +
			stroke('M420 690H780', pen.c.line, 5),
		[600, 980, 290],
		[600, 560],
	)
}

const card: Shape = (pen) =>
	device(
		path(
			'M420 260H700L800 360V960H420C398 960 380 942 380 920V300C380 278 398 260 420 260Z',
			pen.fill,
		) +
			[440, 500, 560, 620, 680].map((x) => rect(x, 290, 40, 110, 6, '#d9b45a')).join('') +
			rect(430, 500, 320, 340, 16, pen.a.base) +
			emblem(pen, 590, 640, 150, pen.c.pale, pen.a.base) +
			print(590, 770, [200], pen.c.pale, 16),
		[600, 976, 250],
		[590, 500],
	)

const ringLight: Shape = (pen) =>
	device(
		stroke('M600 640V960M600 940L440 1010M600 940L760 1010', pen.c.dark, 20) +
			circle(600, 440, 250, 'none', `stroke="${pen.c.base}" stroke-width="84"`) +
			circle(600, 440, 250, 'none', 'stroke="#fff6dc" stroke-width="52"') +
			rect(556, 340, 88, 190, 16, '#1b1d24') +
			rect(566, 352, 68, 166, 8, pen.a.base) +
			rect(576, 680, 48, 60, 10, pen.a.base),
		[600, 1026, 240],
		[600, 400],
	)

const tripod: Shape = (pen) =>
	device(
		stroke('M600 460L380 1000M600 460L820 1000M600 460V980', pen.c.dark, 30) +
			stroke('M540 610L510 690M660 610L690 690', pen.a.base, 32) +
			rect(560, 320, 80, 180, 16, pen.fill) +
			rect(470, 250, 260, 80, 18, pen.c.dark) +
			stroke('M640 400L820 470', pen.c.dark, 18) +
			circle(830, 474, 26, pen.a.base) +
			rect(490, 160, 220, 100, 14, pen.a.base),
		[600, 1012, 290],
		[600, 340],
	)

const phoneCase: Shape = (pen) =>
	device(
		rect(400, 190, 400, 810, 76, pen.fill) +
			rect(424, 214, 352, 762, 56, pen.c.dark, 'opacity=".35"') +
			rect(440, 230, 180, 200, 46, pen.c.deep) +
			circle(492, 286, 34, '#e9ebee') +
			circle(492, 376, 34, '#e9ebee') +
			circle(570, 330, 34, '#e9ebee') +
			circle(600, 650, 130, 'none', `stroke="${pen.a.base}" stroke-width="22"`) +
			rect(592, 790, 16, 60, 8, pen.a.base) +
			shine('M430 480H450V930H430Z', 0.22),
		[600, 1012, 240],
		[540, 380],
	)

const stand: Shape = (pen) => {
	const view = screen(pen, 446, 236, 308, 470, 24)
	return device(
		path('M340 960H860L830 880H370Z', pen.c.dark) +
			stroke('M600 890V620', pen.c.dark, 60) +
			group(
				'rotate(-4 600 460)',
				rect(430, 220, 340, 510, 40, '#15171c') + view.body + rect(450, 716, 300, 56, 14, pen.fill),
			) +
			rect(330, 940, 540, 52, 24, pen.fill),
		[600, 1000, 310],
		[600, 760],
		view.defs,
	)
}

/** Where files rest, and what holds a phone. */
export const storage: Record<string, Shape> = {
	webcam,
	drive,
	'flash-drive': flashDrive,
	'memory-card': card,
	'ring-light': ringLight,
	tripod,
	'phone-case': phoneCase,
	stand,
}
