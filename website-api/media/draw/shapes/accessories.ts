import { emblem } from '../emblem.ts'
import type { Drawing, Shape } from '../pen.ts'
import { both, circle, ellipse, group, path, rect, shade, shine, stroke } from '../svg.ts'

const thing = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number],
	cloth = true,
): Drawing => ({ body, ground, focus, cloth })

const hijab: Shape = (pen) => {
	const bust = path(
		'M600 210C480 210 410 300 414 440C418 560 470 660 600 690C730 660 782 560 786 440C790 300 720 210 600 210Z',
		pen.fill,
	)
	const face = path(
		'M600 288C530 288 486 344 486 430C486 520 540 590 600 596C660 590 714 520 714 430C714 344 670 288 600 288Z',
		'#e9c4a3',
	)
	const under = pen.random.chance(0.5)
		? path(
				'M492 380C500 320 546 288 600 288C654 288 700 320 708 380C680 340 640 326 600 326C560 326 520 340 492 380Z',
				pen.c.deep,
			)
		: ''
	const drape = path(
		'M428 520C380 620 300 760 280 960Q600 1060 920 960C900 760 820 620 772 520C740 610 680 660 600 680C520 660 460 610 428 520Z',
		pen.fill,
	)
	const folds =
		shade('M470 600C440 720 420 860 430 1000L480 1010C470 860 480 720 520 640Z', 0.12) +
		shade('M772 520C700 640 560 690 500 700C600 760 760 700 800 570Z', 0.16) +
		shade('M700 690C740 800 760 900 760 1004L830 990C820 860 780 760 740 660Z', 0.1) +
		shine('M580 720C570 820 566 920 570 1018L600 1018C596 920 600 820 600 722Z', 0.16)
	const pin = circle(716, 640, 15, pen.a.base) + circle(712, 636, 5, pen.a.pale)
	return thing(
		drape +
			bust +
			(pen.back
				? shade('M600 230C700 300 720 500 640 680C780 600 790 300 600 230Z', 0.12)
				: face + under) +
			folds +
			(pen.back ? '' : pin),
		[600, 1084, 310],
		[660, 640],
	)
}

const scarf: Shape = (pen) => {
	const fringe = (x: number) =>
		Array.from({ length: 9 }, (_, i) => stroke(`M${x + 6 + i * 20} 986V1030`, pen.a.base, 7)).join(
			'',
		)
	const loop =
		path(
			'M380 330C360 230 480 190 600 190C720 190 840 230 820 330C810 420 700 440 600 440C500 440 390 420 380 330Z',
			pen.fill,
		) +
		path(
			'M452 318C450 262 520 244 600 244C680 244 750 262 748 318C740 364 670 376 600 376C530 376 460 364 452 318Z',
			pen.c.deep,
		)
	return thing(
		path('M420 360L600 420L560 990H388Z', pen.fill) +
			shade('M500 400L480 990H440L450 390Z', 0.12) +
			path('M790 350L620 420L640 930H820Z', pen.fill) +
			shade('M740 400L760 930H730L700 400Z', 0.14) +
			fringe(388) +
			group('translate(252 -60)', fringe(388)) +
			loop +
			shade('M380 340C400 420 520 440 600 440C520 470 400 450 380 340Z', 0.2),
		[600, 1084, 260],
		[500, 560],
	)
}

const tote: Shape = (pen) => {
	const wide = pen.random.between(-20, 40)
	const bag = `M${350 - wide} 450H${850 + wide}L${880 + wide} 1000Q600 1020 ${320 - wide} 1000Z`
	const art = pen.back || pen.patterned ? '' : emblem(pen, 600, 730, 250, pen.a.base, pen.c.base)
	return thing(
		stroke('M470 470C450 200 540 170 600 170C660 170 750 200 730 470', pen.c.deep, 26) +
			path(bag, pen.fill) +
			stroke('M470 500C456 240 540 216 600 216C660 216 744 240 730 500', pen.c.dark, 28) +
			both(rect(444, 476, 52, 86, 6, pen.c.dark)) +
			shade(`M${850 + wide} 450L${880 + wide} 1000L${790 + wide} 1010L780 450Z`, 0.12) +
			stroke(`M${352 - wide} 482H${848 + wide}`, pen.c.line, 5, 'stroke-dasharray="14 10"') +
			art,
		[600, 1020, 320],
		[520, 560],
	)
}

const slingBag: Shape = (pen) => {
	const round = pen.random.pick([40, 90, 150])
	return thing(
		stroke('M350 560C300 260 440 150 600 150C760 150 900 260 850 560', pen.a.dark, 22) +
			rect(310, 500, 580, 440, round, pen.fill) +
			shade('M700 500H800C860 500 890 560 890 620V840C890 900 850 940 800 940H720Z', 0.1) +
			(pen.back
				? stroke('M360 620H840', pen.c.line, 8)
				: path(
						'M310 610V560C310 520 340 500 380 500H820C860 500 890 520 890 560V610C890 720 760 760 600 760C440 760 310 720 310 610Z',
						pen.c.dark,
					) +
					rect(560, 710, 80, 96, 18, pen.a.base) +
					circle(600, 764, 14, pen.a.deep)) +
			both(rect(328, 520, 40, 66, 10, pen.a.base)),
		[600, 958, 330],
		[600, 720],
	)
}

const backpack: Shape = (pen) => {
	const front =
		rect(420, 660, 360, 250, 36, pen.c.dark) +
		stroke('M440 712H760', pen.a.base, 10) +
		rect(740, 704, 14, 54, 6, pen.a.base) +
		emblem(pen, 600, 810, 80, pen.a.base, pen.c.dark) +
		stroke('M380 470C420 400 780 400 820 470', pen.a.base, 10)
	const straps = both(
		path('M450 330C420 520 430 760 450 900H510C490 760 490 520 510 330Z', pen.c.deep),
	)
	return thing(
		stroke('M530 250C530 170 670 170 670 250', pen.c.deep, 26) +
			both(rect(322, 620, 80, 280, 36, pen.c.dark)) +
			path(
				'M360 480C360 320 440 236 600 236C760 236 840 320 840 480V900C840 960 800 990 740 990H460C400 990 360 960 360 900Z',
				pen.fill,
			) +
			shade('M740 260C820 300 840 380 840 480V900C840 960 800 990 740 990Z', 0.12) +
			(pen.back ? straps + rect(520, 420, 160, 420, 60, pen.c.light) : front),
		[600, 1010, 300],
		[600, 700],
	)
}

const sneakers: Shape = (pen) => {
	const side = (dy: number, tone: string) =>
		group(
			`translate(0 ${dy})`,
			path(
				'M180 800C170 700 190 600 240 560C280 600 350 610 400 570C450 560 470 600 540 660C640 730 820 730 940 770C1000 790 1020 820 1020 860H180Z',
				tone,
			) +
				path('M400 570C450 560 470 600 540 660L470 740C420 700 400 640 400 570Z', pen.c.light) +
				path(
					'M760 740C840 744 900 756 940 770C1000 790 1020 820 1020 860H760C720 820 720 770 760 740Z',
					pen.c.dark,
				) +
				path('M180 800C174 730 184 640 220 580L290 600C270 690 280 760 300 860H180Z', pen.a.base) +
				stroke('M470 640L560 600M510 680L600 634M556 712L640 664', '#ffffff', 15) +
				stroke('M330 800C440 800 480 720 600 800', pen.a.base, 22) +
				rect(164, 846, 872, 66, 32, '#fbf8f3') +
				rect(164, 882, 872, 30, 15, pen.a.dark, 'opacity=".5"'),
		)
	return thing(
		group('translate(96 -130) scale(.9)', side(0, pen.c.dark)) +
			shade('M200 780H1000L960 830H200Z', 0.06) +
			side(40, pen.fill),
		[600, 962, 440],
		[500, 730],
		false,
	)
}

const sandals: Shape = (pen) => {
	const one = (x: number, flip: string) =>
		group(
			`translate(${x} 620)${flip}`,
			path(
				'M0 -330C110 -330 140 -190 120 -60C100 60 130 150 110 250C96 330 40 350 0 350C-40 350 -96 330 -100 250C-110 150 -100 60 -124 -60C-146 -190 -110 -330 0 -330Z',
				pen.a.dark,
			) +
				path(
					'M0 -310C96 -310 120 -186 102 -60C84 60 112 150 94 246C80 312 36 330 0 330C-36 330 -80 312 -84 246C-94 150 -82 60 -106 -60C-126 -186 -96 -310 0 -310Z',
					pen.a.light,
				) +
				path('M-118 -120C-60 -190 60 -190 118 -120L122 -20C60 -90 -60 -90 -118 -20Z', pen.fill) +
				path('M-108 110C-50 70 50 70 112 110L112 170C50 130 -50 130 -106 170Z', pen.fill) +
				rect(84, 110, 36, 44, 8, pen.a.pale),
		)
	return thing(
		group('rotate(-8 600 600)', one(440, '')) +
			group('rotate(8 600 600)', one(760, ' scale(-1 1)')),
		[600, 990, 330],
		[440, 500],
		false,
	)
}

const cap: Shape = (pen) => {
	const dome = 'M300 700C290 460 420 320 600 320C780 320 890 460 880 700Q600 640 300 700Z'
	const panels = stroke(
		'M600 322C520 420 500 540 500 660M600 322C690 420 720 540 716 664',
		pen.c.line,
		5,
	)
	return thing(
		path(dome, pen.fill) +
			shade('M720 350C850 430 884 560 880 700L760 672C770 540 760 440 720 350Z', 0.12) +
			panels +
			circle(600, 322, 20, pen.a.base) +
			(pen.back
				? path('M510 690C510 600 690 600 690 690Z', pen.c.deep) +
					rect(500, 672, 200, 34, 14, pen.a.base)
				: emblem(pen, 598, 540, 130, pen.a.base, pen.c.base) +
					path(
						'M300 700Q600 640 880 700C980 720 1040 780 1030 820C900 770 480 760 300 780C270 760 280 720 300 700Z',
						pen.c.dark,
					) +
					stroke('M330 752C500 726 860 744 1000 796', pen.c.line, 4)),
		[620, 862, 340],
		[600, 560],
	)
}

const bucketHat: Shape = (pen) =>
	thing(
		path('M390 640C400 440 440 340 600 340C760 340 800 440 810 640Z', pen.fill) +
			path('M390 600Q600 660 810 600L900 800Q600 900 300 800Z', pen.fill) +
			shade('M390 600Q600 660 810 600L816 640Q600 700 384 640Z', 0.24) +
			shade('M700 660L780 840L900 800L810 620Z', 0.12) +
			stroke(
				'M340 762Q600 850 860 762M366 712Q600 790 834 712',
				pen.c.line,
				4,
				'stroke-dasharray="12 10"',
			) +
			rect(540, 540, 120, 50, 8, pen.a.base),
		[600, 890, 330],
		[600, 600],
	)

const peci: Shape = (pen) =>
	thing(
		path(
			'M330 780C320 640 350 480 380 430Q600 350 820 430C850 480 880 640 870 780Q600 850 330 780Z',
			pen.fill,
		) +
			path('M380 430Q600 350 820 430Q600 500 380 430Z', pen.c.light) +
			shade('M740 460L790 806L870 780C880 640 850 480 820 430Z', 0.16) +
			path('M331 720Q600 790 869 720L870 780Q600 850 330 780Z', pen.a.base) +
			Array.from({ length: 9 }, (_, i) =>
				path(
					`M${376 + i * 56} ${744 + Math.round(34 * (1 - ((i - 4) / 4.6) ** 2))}l14 16l-14 16l-14 -16Z`,
					pen.a.pale,
				),
			).join(''),
		[600, 860, 300],
		[600, 700],
	)

const belt: Shape = (pen) =>
	thing(
		circle(600, 620, 330, 'none', `stroke="${pen.c.dark}" stroke-width="92"`) +
			circle(600, 590, 330, 'none', `stroke="${pen.c.base}" stroke-width="92"`) +
			circle(
				600,
				590,
				352,
				'none',
				`stroke="${pen.c.light}" stroke-width="4" stroke-dasharray="18 12"`,
			) +
			circle(
				600,
				590,
				308,
				'none',
				`stroke="${pen.c.light}" stroke-width="4" stroke-dasharray="18 12"`,
			) +
			rect(480, 828, 240, 184, 26, 'none', `stroke="${pen.a.base}" stroke-width="28"`) +
			rect(640, 900, 120, 26, 12, pen.a.light) +
			[400, 450].map((x) => circle(x, 868 - (450 - x) * 0.6, 9, pen.c.deep)).join(''),
		[600, 1040, 330],
		[600, 900],
		false,
	)

const socks: Shape = (pen) => {
	const one =
		path(
			'M430 220H600V640C600 720 660 760 760 800C840 840 820 960 700 960C560 960 430 880 430 700Z',
			pen.fill,
		) +
		rect(420, 200, 190, 90, 18, pen.a.base) +
		path(
			'M760 800C840 840 820 960 700 960C680 960 660 958 640 954C640 880 680 800 760 800Z',
			pen.a.base,
		) +
		path(
			'M430 700C430 640 520 640 560 730C580 800 520 840 474 830C446 800 430 760 430 700Z',
			pen.a.base,
		) +
		shade('M560 290H600V640C600 690 630 726 680 754C600 760 560 700 560 640Z', 0.12)
	return thing(
		group('translate(130 -30)', one + shade('M430 220H600V640L430 700Z', 0.08)) +
			group('translate(-110 40)', one),
		[600, 1030, 330],
		[430, 420],
	)
}

const wallet: Shape = (pen) =>
	thing(
		rect(330, 380, 560, 90, 20, pen.a.pale) +
			rect(350, 350, 500, 100, 16, pen.a.base) +
			rect(290, 400, 620, 440, 40, pen.fill) +
			shade('M290 640H910V800C910 822 892 840 870 840H330C308 840 290 822 290 800Z', 0.1) +
			rect(
				312,
				422,
				576,
				396,
				28,
				'none',
				`stroke="${pen.c.light}" stroke-width="4" stroke-dasharray="16 11"`,
			) +
			(pen.back
				? ''
				: path('M910 540H720C680 540 650 570 650 620C650 670 680 700 720 700H910Z', pen.c.dark) +
					circle(736, 620, 26, pen.a.base)),
		[600, 862, 340],
		[720, 620],
		false,
	)

const brooch: Shape = (pen) => {
	const petals = [0, 60, 120, 180, 240, 300]
		.map((turn) =>
			group(
				`translate(600 560) rotate(${turn})`,
				ellipse(0, -150, 84, 140, pen.c.base) + ellipse(0, -140, 44, 96, pen.c.light),
			),
		)
		.join('')
	return thing(
		stroke('M600 640L680 980', pen.a.dark, 16) +
			petals +
			circle(600, 560, 84, pen.a.base) +
			circle(576, 536, 24, pen.a.pale) +
			shine('M560 360C540 400 540 440 560 470C580 440 580 400 560 360Z', 0.35),
		[620, 1020, 190],
		[600, 520],
		false,
	)
}

/** What is worn besides clothes, and carried. */
export const accessories: Record<string, Shape> = {
	hijab,
	scarf,
	tote,
	'sling-bag': slingBag,
	backpack,
	sneakers,
	sandals,
	cap,
	'bucket-hat': bucketHat,
	peci,
	belt,
	socks,
	wallet,
	brooch,
}
