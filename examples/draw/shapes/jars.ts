import { print } from '../emblem.ts'
import type { Drawing, Pen, Shape } from '../pen.ts'
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
import { face, pack, paper } from './pack.ts'

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

const cookieJar: Shape = (pen) => treatJar(pen, chipCookie)
const tartJar: Shape = (pen) => treatJar(pen, jamTart)
const stickJar: Shape = (pen) => treatJar(pen, cheeseStick)

/** Food and drink in glass and tin. */
export const jarred: Record<string, Shape> = {
	jar,
	'honey-jar': honeyJar,
	bottle,
	'sauce-bottle': sauceBottle,
	'tea-tin': teaTin,
	'cookie-jar': cookieJar,
	'tart-jar': tartJar,
	'stick-jar': stickJar,
}
