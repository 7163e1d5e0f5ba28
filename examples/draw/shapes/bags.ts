import { emblem, print } from '../emblem.ts'
import type { Drawing, Pen, Shape } from '../pen.ts'
import {
	both,
	circle,
	clip,
	ellipse,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { face, pack, paper } from './pack.ts'

const beansBag: Shape = (pen) => {
	const tall = pen.random.pick([0, 30, 60])
	const y = 300 - tall
	return pack(
		path(`M380 ${y}H820L846 ${y + 130}L858 990Q600 1012 342 990L354 ${y + 130}Z`, pen.fill) +
			path(`M380 ${y}H820L830 ${y + 56}H370Z`, pen.c.dark) +
			stroke(`M370 ${y + 58}H830`, pen.c.line, 5) +
			shade(`M846 ${y + 130}L858 990L790 998L776 ${y + 120}L820 ${y}Z`, 0.14) +
			shade(`M354 ${y + 130}L342 990L400 996L420 ${y + 120}L380 ${y}Z`, 0.07) +
			rect(540, y - 14, 120, 40, 10, pen.a.dark) +
			(pen.back
				? ''
				: circle(600, y + 130, 26, pen.c.dark) + circle(600, y + 130, 10, pen.c.deep)) +
			face(pen, 430, y + 210, 340, 400) +
			print(600, 930, [160], pen.c.pale, 12),
		[600, 1000, 290],
		[600, 640],
	)
}

const pouch = (pen: Pen, window: boolean): Drawing => {
	const chips = Array.from({ length: 9 }, (_, i) =>
		group(
			`translate(${470 + (i % 3) * 130} ${800 + Math.floor(i / 3) * 50}) rotate(${i * 40})`,
			ellipse(0, 0, 56, 40, i % 2 ? pen.a.light : pen.a.base) +
				stroke('M-30 0C-10 -14 10 14 30 0', pen.a.dark, 5),
		),
	).join('')
	const id = `${pen.id}w`
	return pack(
		path(
			'M370 250H830L850 360C836 560 840 800 862 960Q600 1010 338 960C360 800 364 560 350 360Z',
			pen.fill,
		) +
			path('M370 250H830L838 300H362Z', pen.c.dark) +
			stroke('M362 320H838', pen.c.line, 4, 'stroke-dasharray="10 9"') +
			shade('M850 360C836 560 840 800 862 960L790 976C770 760 780 560 790 310H842Z', 0.13) +
			shine('M400 380C390 560 394 740 384 900C420 740 424 560 430 370Z', 0.22) +
			(pen.back
				? face(pen, 420, 420, 360, 400, pen.c.dark)
				: emblem(pen, 600, 480, 170, pen.a.pale, pen.c.dark) +
					print(600, 610, [260, 180], pen.a.pale, 20) +
					(window
						? `<g clip-path="url(#${id})">${rect(400, 720, 400, 220, 0, pen.c.deep) + chips}</g>`
						: path('M346 800Q480 720 600 800T854 790L862 960Q600 1010 338 960Z', pen.a.base))),
		[600, 990, 290],
		[600, 640],
		clip(
			id,
			'M440 740H760Q800 740 800 780V880Q800 930 750 930H450Q400 930 400 880V780Q400 740 440 740Z',
		),
	)
}

const chocolate: Shape = (pen) =>
	pack(
		group(
			'rotate(-6 600 620)',
			rect(400, 240, 400, 240, 12, '#4d2c1e') +
				[0, 1, 2]
					.map((i) =>
						[0, 1]
							.map(
								(k) =>
									rect(418 + i * 124, 256 + k * 100, 112, 88, 10, '#6a3f2a') +
									rect(434 + i * 124, 270 + k * 100, 80, 56, 6, '#7b4c34'),
							)
							.join(''),
					)
					.join('') +
				path(
					'M384 440L420 420L460 446L510 416L560 446L610 418L660 446L710 418L760 444L816 424V960H384Z',
					pen.a.pale,
				) +
				rect(384, 500, 432, 480, 10, pen.fill) +
				shade('M750 500H816V980H750Z', 0.12) +
				face(pen, 440, 560, 320, 340, pen.c.dark),
		),
		[600, 1010, 260],
		[600, 520],
	)

const giftBox: Shape = (pen) => {
	const bag = group(
		'translate(170 20) scale(.52)',
		path('M380 300H820L858 990H342Z', pen.c.dark) +
			rect(430, 480, 340, 330, 12, paper) +
			emblem(pen, 600, 640, 160, pen.a.base, paper),
	)
	const pot = group(
		'translate(430 80) scale(.48)',
		rect(334, 420, 532, 570, 80, pen.a.base) +
			rect(392, 330, 416, 110, 18, pen.a.dark) +
			rect(430, 600, 340, 260, 12, paper) +
			emblem(pen, 600, 730, 150, pen.c.base, paper),
	)
	return pack(
		pen.back
			? rect(260, 560, 680, 420, 16, pen.fill) +
					rect(240, 470, 720, 110, 16, pen.c.dark) +
					rect(560, 470, 80, 510, 0, pen.a.base) +
					both(path('M600 470C520 360 420 380 440 430C456 480 540 480 600 470Z', pen.a.base)) +
					circle(600, 462, 30, pen.a.dark)
			: path('M280 520L920 520L900 620H300Z', pen.c.deep) +
					bag +
					pot +
					rect(250, 600, 700, 380, 18, pen.fill) +
					shade('M860 600H950V962C950 972 942 980 932 980H860Z', 0.12) +
					rect(250, 740, 700, 70, 0, pen.a.base) +
					emblem(pen, 600, 775, 110, pen.a.pale, pen.a.base),
		[600, 992, 360],
		[600, 760],
	)
}

const dripBox: Shape = (pen) => {
	const sachet = group(
		'translate(640 380) rotate(12)',
		rect(0, 0, 240, 330, 10, pen.a.light) +
			rect(0, 0, 240, 40, 10, pen.a.dark) +
			emblem(pen, 120, 190, 110, pen.c.dark, pen.a.light),
	)
	return pack(
		sachet +
			path('M300 480H700V990H300Z', pen.fill) +
			path('M700 480L800 440V950L700 990Z', pen.c.dark) +
			path('M300 480L400 440H800L700 480Z', pen.c.light) +
			face(pen, 350, 560, 300, 340, pen.a.dark),
		[560, 996, 300],
		[500, 720],
	)
}

const sachet: Shape = (pen) =>
	pack(
		path('M390 280H810V960H390Z', pen.fill) +
			rect(390, 280, 420, 60, 0, pen.c.dark) +
			rect(390, 900, 420, 60, 0, pen.c.dark) +
			Array.from({ length: 14 }, (_, i) =>
				path(`M${390 + i * 30} 280l15 -18l15 18Z`, pen.c.dark),
			).join('') +
			shade('M740 340H810V900H740Z', 0.12) +
			shine('M420 360C412 560 412 720 424 880C444 720 444 560 446 360Z', 0.25) +
			(pen.back
				? print(600, 440, [280, 240, 260, 220], pen.c.pale, 18)
				: emblem(pen, 600, 560, 220, pen.a.base, pen.c.base) +
					print(600, 750, [240, 160], pen.a.pale, 20)),
		[600, 992, 240],
		[600, 600],
	)

const sack: Shape = (pen) =>
	pack(
		path(
			'M350 360C400 330 800 330 850 360C910 560 910 800 880 970C800 1010 400 1010 320 970C290 800 290 560 350 360Z',
			pen.fill,
		) +
			path(
				'M350 360C420 250 500 330 560 260C620 320 740 240 850 360C700 400 500 400 350 360Z',
				pen.c.light,
			) +
			stroke('M360 372C500 410 700 410 840 372', pen.a.dark, 16) +
			Array.from({ length: 6 }, (_, i) =>
				stroke(
					`M316 ${470 + i * 84}Q600 ${500 + i * 84} 886 ${470 + i * 84}`,
					pen.c.line,
					3,
					'opacity=".5"',
				),
			).join('') +
			shade(
				'M780 380C820 600 830 800 800 990C850 984 870 976 880 970C910 800 910 560 850 360Z',
				0.14,
			) +
			rect(430, 540, 340, 310, 8, pen.a.base, 'opacity=".92"') +
			emblem(pen, 600, 660, 150, pen.c.pale, pen.a.base) +
			print(600, 780, [230, 150], pen.c.pale, 16),
		[600, 1006, 320],
		[600, 680],
	)

const snackPouch: Shape = (pen) => pouch(pen, pen.random.chance(0.5))
const foodPouch: Shape = (pen) => pouch(pen, false)

/** Food and drink in bags, boxes and sacks. */
export const bagged: Record<string, Shape> = {
	'beans-bag': beansBag,
	'snack-pouch': snackPouch,
	'food-pouch': foodPouch,
	chocolate,
	'gift-box': giftBox,
	'drip-box': dripBox,
	sachet,
	sack,
}
