import { emblem } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import {
	circle,
	ellipse,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { thing } from './thing.ts'

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

/** What is worn on the head and about the neck. */
export const headwear: Record<string, Shape> = {
	hijab,
	scarf,
	cap,
	'bucket-hat': bucketHat,
	peci,
	brooch,
}
