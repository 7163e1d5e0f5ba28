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
import { device } from './device.ts'

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

const handMicrophone: Shape = (pen) =>
	device(
		group(
			'rotate(24 600 620)',
			path('M530 460H670L644 960C642 990 626 1000 600 1000C574 1000 558 990 556 960Z', pen.fill) +
				circle(600, 340, 130, '#b9c0c8') +
				[270, 310, 350, 390]
					.map((y) =>
						stroke(
							`M${490 + Math.abs(y - 340) / 4} ${y}H${710 - Math.abs(y - 340) / 4}`,
							'#8d949d',
							7,
						),
					)
					.join('') +
				rect(516, 420, 168, 56, 20, pen.a.base) +
				rect(580, 590, 40, 90, 18, pen.c.light) +
				shade('M640 470H668L644 960C642 990 626 1000 606 1000Z', 0.14),
		),
		[560, 1010, 250],
		[680, 420],
	)

const clipMicrophones: Shape = (pen) => {
	const clip =
		rect(-70, -130, 140, 260, 40, pen.fill) +
		circle(0, -60, 34, pen.c.dark) +
		circle(0, -60, 14, pen.a.base) +
		rect(-44, 60, 88, 14, 7, pen.c.line) +
		circle(0, -150, 48, pen.c.deep)
	return device(
		group('translate(420 560) rotate(-8)', clip) +
			group('translate(780 560) rotate(8)', clip) +
			rect(470, 720, 260, 250, 50, pen.c.dark) +
			rect(540, 690, 120, 40, 8, '#c9ccd1') +
			circle(600, 850, 40, pen.a.base) +
			circle(600, 850, 16, pen.a.pale),
		[600, 986, 320],
		[480, 540],
	)
}

/** What plays and what records. */
export const sound: Record<string, Shape> = {
	earbuds,
	headphones,
	speaker,
	microphone,
	'hand-microphone': handMicrophone,
	'clip-microphones': clipMicrophones,
}
