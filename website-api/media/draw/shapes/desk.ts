import { emblem, print } from '../emblem.ts'
import type { Pen, Shape } from '../pen.ts'
import { both, circle, ellipse, group, path, rect, shade, shine, stroke } from '../svg.ts'
import { device, screen } from './gadgets.ts'

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

const television: Shape = (pen) => {
	const view = screen(pen, 110, 254, 980, 560, 6)
	return device(
		both(path('M300 820L260 960H320L360 820Z', pen.c.dark)) +
			rect(90, 236, 1020, 600, 16, pen.c.deep) +
			view.body +
			shine('M120 260H460L260 812H120Z', 0.07),
		[600, 970, 470],
		[600, 520],
		view.defs,
	)
}

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

const drive: Shape = (pen) => {
	const stick = pen.random.chance(0.5)
	return stick
		? device(
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
		: device(
				rect(360, 300, 480, 660, 50, pen.fill) +
					rect(360, 780, 480, 180, 50, pen.c.dark) +
					rect(550, 946, 100, 24, 12, '#15171c') +
					emblem(pen, 600, 540, 150, pen.a.base, pen.c.base) +
					circle(760, 880, 12, pen.a.base) +
					shine('M396 360H420V740H396Z', 0.22) +
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

const bulb: Shape = (pen) =>
	device(
		circle(600, 470, 300, '#fff3cf', 'opacity=".6"') +
			path(
				'M600 210C760 210 850 330 850 460C850 590 740 640 720 760H480C460 640 350 590 350 460C350 330 440 210 600 210Z',
				pen.fill,
			) +
			shine('M440 360C400 420 400 520 440 580C440 500 450 430 500 360Z', 0.5) +
			path('M480 760H720L700 900H500Z', pen.a.pale) +
			[790, 830, 870].map((y) => rect(494, y, 212, 22, 11, pen.a.dark)).join('') +
			path('M530 900H670L630 960H570Z', pen.a.deep),
		[600, 990, 200],
		[600, 560],
	)

const fan: Shape = (pen) =>
	device(
		[0, 90, 180, 270]
			.map((turn) =>
				group(
					`translate(600 440) rotate(${turn})`,
					path('M0 0C-90 -60 -80 -220 30 -240C90 -180 70 -60 0 0Z', pen.a.light),
				),
			)
			.join('') +
			circle(600, 440, 280, 'none', `stroke="${pen.c.base}" stroke-width="26"`) +
			[70, 130, 190, 236]
				.map((r) => circle(600, 440, r, 'none', `stroke="${pen.c.line}" stroke-width="5"`))
				.join('') +
			circle(600, 440, 50, pen.fill) +
			rect(576, 720, 48, 190, 10, pen.c.dark) +
			path('M400 980C400 920 500 890 600 890C700 890 800 920 800 980Z', pen.fill) +
			[560, 600, 640].map((x) => circle(x, 944, 11, pen.a.base)).join(''),
		[600, 992, 270],
		[600, 440],
	)

const washer: Shape = (pen) =>
	device(
		rect(310, 210, 580, 790, 30, pen.fill) +
			rect(310, 210, 580, 140, 30, pen.c.light) +
			rect(350, 246, 190, 64, 10, pen.a.dark) +
			[650, 730, 810].map((x) => circle(x, 280, 24, pen.a.base)).join('') +
			circle(600, 660, 226, '#d5d9de') +
			circle(600, 660, 180, '#27313f') +
			path('M430 700Q520 640 600 700T772 690A180 180 0 0 1 430 700Z', '#6fa4cf') +
			shine('M480 540C440 600 440 680 466 740C474 660 480 600 540 530Z', 0.3) +
			stroke('M826 620V700', '#9aa0a8', 16) +
			shade('M840 210H860C880 210 890 224 890 240V970C890 990 880 1000 860 1000H840Z', 0.12),
		[600, 1008, 330],
		[600, 620],
	)

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

/** Electronics for the desk and the home. */
export const desk: Record<string, Shape> = {
	powerbank,
	cable,
	charger,
	keyboard,
	mouse,
	lamp,
	webcam,
	monitor,
	television,
	router,
	hub,
	'power-strip': strip,
	drive,
	'memory-card': card,
	'ring-light': ringLight,
	tripod,
	'phone-case': phoneCase,
	stand,
	bulb,
	fan,
	washer,
	printer,
	gamepad,
	battery,
}
