import { emblem, label, print } from '../emblem.ts'
import type { Drawing, Pen, Shape } from '../pen.ts'
import { both, circle, clip, ellipse, group, path, rect, shade, shine, stroke } from '../svg.ts'

const pack = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number] = [600, 660],
	defs = '',
): Drawing => ({ body, ground, focus, defs })

const paper = '#faf5ea'

/** The label from the front; from behind a plain panel of print. */
const face = (pen: Pen, x: number, y: number, w: number, h: number, ink = pen.a.base) =>
	pen.back
		? rect(x, y, w, h, 14, paper) +
			print(
				x + w / 2,
				y + h * 0.16,
				[w * 0.7, w * 0.6, w * 0.66, w * 0.5, w * 0.64],
				ink,
				h * 0.05,
			) +
			rect(x + w * 0.3, y + h * 0.76, w * 0.4, h * 0.12, 4, ink)
		: label(pen, x, y, w, h, paper, ink)

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

const jar: Shape = (pen) => {
	const lid = pen.random.pick(['metal', 'cloth'])
	return pack(
		path(
			'M410 420H790C850 440 866 500 866 560V900C866 960 830 990 780 990H420C370 990 334 960 334 900V560C334 500 350 440 410 420Z',
			pen.a.pale,
			'opacity=".95"',
		) +
			path(
				'M350 540Q600 520 850 540V896C850 950 820 974 776 974H424C380 974 350 950 350 896Z',
				pen.fill,
			) +
			shine('M384 580C376 700 376 820 390 920C410 820 410 700 404 580Z', 0.35) +
			shade('M800 560V960C840 950 850 920 850 890V545Z', 0.12) +
			(lid === 'metal'
				? rect(392, 330, 416, 100, 18, pen.a.base) +
					[430, 480, 530, 580, 630, 680, 730, 776]
						.map((x) => rect(x, 338, 8, 84, 4, pen.a.dark))
						.join('')
				: path('M400 410L350 470Q600 430 850 470L800 410L780 330H420Z', pen.a.base) +
					stroke('M402 412Q600 440 798 412', pen.a.deep, 9)) +
			face(pen, 430, 610, 340, 270, pen.a.dark),
		[600, 998, 290],
		[600, 740],
	)
}

const honeyJar: Shape = (pen) =>
	pack(
		path('M430 420H770L880 560V830L770 990H430L320 830V560Z', pen.c.pale) +
			path('M440 500H760L862 590V816L760 972H440L338 816V590Z', pen.fill) +
			shade('M760 500L862 590V816L760 972L790 700Z', 0.14) +
			shine('M440 520L370 590V800L420 880V600Z', 0.3) +
			rect(420, 320, 360, 110, 20, pen.a.base) +
			rect(420, 380, 360, 18, 6, pen.a.dark) +
			[0, 1, 2]
				.map((i) =>
					path(`M${500 + i * 100} 640l48 28v56l-48 28l-48 -28v-56Z`, i === 1 ? paper : pen.c.light),
				)
				.join('') +
			[0, 1]
				.map((i) => path(`M${550 + i * 100} 724l48 28v56l-48 28l-48 -28v-56Z`, pen.c.light))
				.join('') +
			stroke('M600 676C586 690 586 704 600 716C614 704 614 690 600 676', pen.a.base, 9),
		[600, 998, 280],
		[600, 720],
	)

const bottle: Shape = (pen) => {
	const neck = pen.random.pick([70, 90])
	return pack(
		path(
			`M${600 - neck} 250H${600 + neck}V400C${610 + neck} 460 780 500 780 600V930C780 980 750 1000 710 1000H490C450 1000 420 980 420 930V600C420 500 ${590 - neck} 460 ${600 - neck} 400Z`,
			pen.fill,
		) +
			shade(
				`M${600 + neck - 30} 260V410C640 470 726 500 726 600V1000C760 1000 780 980 780 930V600C780 500 ${610 + neck} 460 ${600 + neck} 400V250Z`,
				0.14,
			) +
			shine('M450 600C446 720 446 840 454 950C470 840 470 700 470 590Z', 0.3) +
			rect(600 - neck - 12, 190, neck * 2 + 24, 90, 16, pen.a.base) +
			rect(600 - neck - 12, 246, neck * 2 + 24, 12, 4, pen.a.dark) +
			face(pen, 440, 620, 320, 280, pen.a.dark),
		[600, 1006, 230],
		[600, 740],
	)
}

const sauceBottle: Shape = (pen) => {
	const chilli =
		path(
			'M0 -60C44 -50 60 10 10 74C0 84 -14 76 -8 64C14 20 -6 -10 -24 -30C-30 -46 -20 -62 0 -60Z',
			pen.c.base,
		) + stroke('M-6 -56C-10 -76 0 -86 14 -88', '#4f7a3c', 11)
	return pack(
		path(
			'M520 330H680V430C690 480 800 520 800 640V920C800 976 770 1000 720 1000H480C430 1000 400 976 400 920V640C400 520 510 480 520 430Z',
			pen.fill,
		) +
			[
				[470, 600],
				[720, 590],
				[540, 960],
				[680, 950],
				[440, 930],
				[760, 930],
			]
				.map(([x = 0, y = 0]) => ellipse(x, y, 12, 7, pen.a.light))
				.join('') +
			shine('M436 640C430 740 430 840 440 940C456 840 456 740 458 630Z', 0.3) +
			shade(
				'M740 560C760 600 760 900 744 1000C790 1000 800 960 800 920V640C800 600 780 570 740 560Z',
				0.14,
			) +
			rect(500, 220, 200, 120, 20, pen.a.base) +
			rect(500, 310, 200, 14, 4, pen.a.dark) +
			rect(420, 640, 360, 270, 16, paper) +
			(pen.back
				? print(600, 690, [240, 200, 230, 180], pen.c.dark, 16)
				: group('translate(600 750) scale(1.05)', chilli) + print(600, 858, [170], pen.c.dark, 16)),
		[600, 1006, 240],
		[600, 760],
	)
}

const mug: Shape = (pen) => {
	const straight = pen.random.chance(0.5)
	const bowl = straight
		? 'M340 440H760V840C760 910 720 950 660 950H440C380 950 340 910 340 840Z'
		: 'M320 440H780C780 700 740 860 690 950H410C360 860 320 700 320 440Z'
	return pack(
		stroke('M750 540C900 520 930 780 720 800', pen.c.dark, 52) +
			path(bowl, pen.fill) +
			(straight
				? path('M340 720H760V840C760 910 720 950 660 950H440C380 950 340 910 340 840Z', pen.a.base)
				: emblem(pen, 550, 660, 130, pen.a.base, pen.c.base)) +
			shade('M690 440H770C770 720 730 870 690 950H640C690 800 696 640 690 440Z', 0.12) +
			ellipse(550, 440, straight ? 210 : 230, 42, pen.c.light) +
			ellipse(550, 446, straight ? 186 : 204, 30, '#4a2e20') +
			(pen.back
				? ''
				: stroke(
						'M500 350C470 310 530 280 500 230M600 350C570 310 630 280 600 230',
						pen.a.light,
						14,
						'opacity=".6"',
					)),
		[570, 956, 280],
		[560, 600],
	)
}

const dripper: Shape = (pen) =>
	pack(
		path('M330 340H870L690 640H510Z', pen.fill) +
			[0, 1, 2, 3, 4]
				.map((i) => stroke(`M${420 + i * 90} 360L${540 + i * 30} 620`, pen.c.line, 7))
				.join('') +
			shade('M760 340H870L690 640H650Z', 0.14) +
			path('M372 340L420 270H780L828 340Z', '#fbf6ea') +
			stroke('M860 400C980 390 980 520 800 520', pen.c.dark, 30) +
			rect(420, 640, 360, 34, 14, pen.c.dark) +
			path(
				'M440 674H760L820 940C826 976 800 996 770 996H430C400 996 374 976 380 940Z',
				pen.a.pale,
				'opacity=".9"',
			) +
			path('M408 830H792L818 944C822 970 800 984 770 984H430C400 984 378 970 382 944Z', '#4a2e20') +
			shine('M470 700L440 940H470L500 700Z', 0.4) +
			path('M592 680h16v120h-16Z', '#4a2e20'),
		[600, 1002, 270],
		[600, 460],
	)

const kettle: Shape = (pen) =>
	pack(
		stroke('M420 860C260 820 300 560 170 500', pen.c.dark, 36) +
			path('M430 480H750L820 940C824 970 800 990 770 990H410C380 990 356 970 360 940Z', pen.fill) +
			shade('M680 480H750L820 940C824 970 800 990 770 990H720C740 820 710 640 680 480Z', 0.14) +
			path('M440 480C450 420 730 420 740 480Z', pen.c.light) +
			circle(590, 410, 26, pen.a.base) +
			stroke('M760 540C960 500 980 860 800 860', pen.a.base, 44) +
			shine('M450 540L420 900H450L484 540Z', 0.25) +
			(pen.random.chance(0.5)
				? circle(590, 760, 60, paper) + stroke('M590 760L620 726', pen.a.dark, 9)
				: ''),
		[570, 996, 300],
		[620, 560],
	)

const grinder: Shape = (pen) =>
	pack(
		stroke('M600 260H860', pen.c.dark, 24) +
			circle(880, 240, 44, pen.a.base) +
			path('M480 300H720L740 380H460Z', pen.c.dark) +
			rect(460, 380, 280, 330, 20, pen.fill) +
			rect(450, 690, 300, 60, 14, pen.a.base) +
			rect(466, 750, 268, 250, 26, pen.c.dark) +
			shade('M680 380H740V1000H690Z', 0.14) +
			shine('M490 400H520V690H490Z', 0.22) +
			[420, 450, 480, 510, 540, 570]
				.map((y) => stroke(`M540 ${y + 60}H660`, pen.c.line, 6))
				.join(''),
		[600, 1006, 210],
		[600, 660],
	)

const frenchPress: Shape = (pen) =>
	pack(
		stroke('M600 200V420', pen.c.dark, 18) +
			circle(600, 190, 36, pen.a.base) +
			path('M400 380C420 300 780 300 800 380Z', pen.fill) +
			rect(410, 380, 380, 600, 26, '#eef1ef') +
			rect(424, 560, 352, 406, 16, '#4a2e20') +
			rect(424, 540, 352, 26, 8, pen.c.dark) +
			shine('M450 400H490V960H450Z', 0.3) +
			stroke('M790 460C950 440 950 860 790 840', pen.a.base, 40) +
			rect(400, 380, 400, 40, 10, pen.fill) +
			rect(400, 930, 400, 60, 16, pen.fill) +
			rect(400, 380, 26, 600, 8, pen.c.dark),
		[600, 996, 260],
		[600, 520],
	)

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

const teaTin: Shape = (pen) =>
	pack(
		rect(380, 420, 440, 570, 20, pen.fill) +
			ellipse(600, 420, 220, 48, pen.c.light) +
			path('M400 330C400 290 800 290 800 330V424C760 464 440 464 400 424Z', pen.a.base) +
			ellipse(600, 328, 200, 40, pen.a.light) +
			ellipse(600, 320, 50, 14, pen.a.dark) +
			shade('M740 440Q800 430 820 416V970C820 984 810 990 796 990H740Z', 0.13) +
			shine('M410 470Q420 472 440 476V980H420Z', 0.25) +
			face(pen, 440, 560, 320, 330, pen.a.dark),
		[600, 998, 250],
		[600, 700],
	)

const chipCookie = (x: number, y: number) =>
	circle(x, y, 92, '#d8a261') +
	circle(x, y, 78, '#e3b577') +
	[
		[-30, -20],
		[26, -34],
		[10, 26],
		[-36, 34],
		[44, 14],
	]
		.map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 13, '#6b432a'))
		.join('')

const jamTart = (x: number, y: number) =>
	circle(x, y, 88, '#d99b3f') +
	circle(x, y, 74, '#edc36a') +
	ellipse(x - 16, y - 18, 44, 34, '#f5d990') +
	circle(x, y + 4, 12, '#8a4b22')

const cheeseStick = (x: number, y: number) =>
	group(
		`translate(${x} ${y}) rotate(${((x * 7 + y * 3) % 70) - 35})`,
		rect(-96, -34, 192, 68, 30, '#d39a45') +
			rect(-88, -34, 176, 50, 24, '#eec987') +
			[-50, -8, 36].map((dx) => rect(dx, -26, 26, 8, 4, '#f8e5b8')).join(''),
	)

function treatJar(pen: Pen, treat: (x: number, y: number) => string): Drawing {
	const spots = [
		[440, 860],
		[600, 880],
		[750, 850],
		[500, 720],
		[690, 710],
		[420, 620],
		[600, 590],
		[780, 620],
	]
	return pack(
		rect(330, 480, 540, 500, 60, '#ffffff', 'opacity=".45"') +
			spots.map(([x = 0, y = 0]) => treat(x, y)).join('') +
			rect(330, 480, 540, 500, 60, 'none', 'stroke="#ffffff" stroke-width="14" opacity=".8"') +
			rect(310, 380, 580, 120, 30, pen.fill) +
			rect(310, 450, 580, 16, 6, pen.c.dark) +
			ellipse(600, 380, 270, 40, pen.c.light) +
			face(pen, 460, 640, 280, 210, pen.c.dark) +
			shine('M364 540C356 680 356 820 366 930C384 820 384 680 386 540Z', 0.5),
		[600, 992, 300],
		[600, 700],
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

const espressoMachine: Shape = (pen) =>
	pack(
		rect(250, 300, 700, 180, 30, pen.fill) +
			rect(300, 480, 240, 440, 10, pen.c.dark) +
			rect(250, 900, 700, 90, 20, pen.fill) +
			rect(560, 480, 380, 60, 10, pen.c.dark) +
			rect(660, 540, 180, 60, 12, '#c9ccd1') +
			rect(690, 600, 120, 30, 10, '#8d9299') +
			stroke('M820 590L960 640', pen.a.base, 34) +
			path('M690 740H830L812 860C808 880 796 890 780 890H740C724 890 712 880 708 860Z', paper) +
			stroke('M740 640V740M776 640V740', '#4a2e20', 10) +
			rect(560, 884, 390, 20, 8, '#8d9299') +
			circle(380, 390, 58, paper) +
			stroke('M380 390L410 356', pen.a.base, 10) +
			[560, 650, 740].map((x) => circle(x, 390, 22, pen.a.base)).join('') +
			stroke('M590 540V720C590 760 620 760 626 740', '#c9ccd1', 16) +
			rect(300, 270, 600, 34, 12, pen.c.dark) +
			shine('M280 320H320V470H280Z', 0.25),
		[600, 1000, 390],
		[600, 520],
	)

const tumbler: Shape = (pen) =>
	pack(
		path('M420 360H780L740 950C736 980 716 996 690 996H510C484 996 464 980 460 950Z', pen.fill) +
			shade('M700 360H780L740 950C736 980 716 996 690 996H660C690 780 700 560 700 360Z', 0.14) +
			shine('M460 400L486 920H516L500 400Z', 0.22) +
			path('M400 300H800L790 370H410Z', pen.a.base) +
			rect(430, 250, 340, 60, 20, pen.a.dark) +
			rect(560, 230, 90, 34, 12, pen.a.base) +
			(pen.back ? '' : emblem(pen, 600, 660, 130, pen.a.base, pen.c.base)),
		[600, 1002, 210],
		[600, 560],
	)

const filterPaper: Shape = (pen) =>
	pack(
		group('translate(70 -40)', path('M360 400H840L640 900H560Z', '#efe6d4')) +
			group(
				'translate(20 0)',
				path('M340 420H860L650 940H550Z', '#f6efe0') + stroke('M600 430V930', '#d9cdb5', 6),
			) +
			path('M320 440H840L630 970H530Z', '#fdf9ef') +
			stroke('M320 440L530 970H630', '#d9cdb5', 6) +
			stroke('M352 440L556 960', '#d9cdb5', 4, 'stroke-dasharray="14 10"') +
			rect(440, 560, 280, 110, 10, pen.fill) +
			emblem(pen, 580, 615, 70, pen.a.base, pen.c.base),
		[590, 986, 220],
		[580, 600],
	)

const scale: Shape = (pen) =>
	pack(
		group(
			'translate(0 60)',
			path('M280 560H920L980 860C984 890 964 910 936 910H264C236 910 216 890 220 860Z', pen.fill) +
				path('M320 580H880L904 720H296Z', pen.c.light) +
				rect(470, 770, 260, 90, 16, pen.c.deep) +
				[500, 560, 620, 676].map((x) => rect(x, 790, 30, 50, 5, pen.a.light)).join('') +
				both(circle(390, 815, 26, pen.a.base)) +
				path('M470 380H730L700 560H500Z', paper) +
				ellipse(600, 380, 130, 24, pen.a.base),
		),
		[600, 980, 390],
		[600, 840],
	)

const snackPouch: Shape = (pen) => pouch(pen, pen.random.chance(0.5))
const foodPouch: Shape = (pen) => pouch(pen, false)

const cookieJar: Shape = (pen) => treatJar(pen, chipCookie)
const tartJar: Shape = (pen) => treatJar(pen, jamTart)
const stickJar: Shape = (pen) => treatJar(pen, cheeseStick)

const infuser: Shape = (pen) =>
	pack(
		stroke('M780 420C900 380 960 440 930 520', pen.c.dark, 24) +
			path('M400 400H800L760 900C756 940 730 960 690 960H510C470 960 444 940 440 900Z', pen.fill) +
			[480, 540, 600, 660, 720, 780, 840, 900]
				.map((y) => stroke(`M450 ${y}H750`, pen.c.dark, 7, 'stroke-dasharray="1 16"'))
				.join('') +
			rect(370, 360, 460, 70, 20, pen.c.light) +
			shade('M720 430H798L760 900C756 940 730 960 690 960H680C710 800 720 600 720 430Z', 0.14) +
			shine('M430 440H460L486 930H470Z', 0.3),
		[600, 972, 220],
		[600, 600],
	)

/** Food, drink and what they are made with. */
export const pantry: Record<string, Shape> = {
	'beans-bag': beansBag,
	jar,
	'honey-jar': honeyJar,
	bottle,
	'sauce-bottle': sauceBottle,
	mug,
	dripper,
	kettle,
	grinder,
	'french-press': frenchPress,
	'snack-pouch': snackPouch,
	'tea-tin': teaTin,
	'cookie-jar': cookieJar,
	'tart-jar': tartJar,
	'stick-jar': stickJar,
	'food-pouch': foodPouch,
	infuser,
	chocolate,
	'gift-box': giftBox,
	'drip-box': dripBox,
	sachet,
	sack,
	'espresso-machine': espressoMachine,
	tumbler,
	'filter-paper': filterPaper,
	scale,
}
