import { emblem } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import {
	both,
	circle,
	ellipse,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { pack, paper } from './pack.ts'

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

/** What coffee is made with and drunk from. */
export const brewing: Record<string, Shape> = {
	mug,
	dripper,
	kettle,
	grinder,
	'french-press': frenchPress,
	infuser,
	'espresso-machine': espressoMachine,
	tumbler,
	'filter-paper': filterPaper,
	scale,
}
