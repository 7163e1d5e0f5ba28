import type { Shape } from '../pen.ts'
import { circle, group, path, rect, shade, stroke } from '#website-api/media/draw/svg.ts'
import { thing } from './thing.ts'

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
				stroke('M470 640L560 600M510 680L600 634M556 712L640 664', pen.a.pale, 15) +
				stroke('M330 800C440 800 480 720 600 800', pen.a.base, 22) +
				rect(164, 846, 872, 66, 32, '#fbf8f3') +
				rect(164, 882, 872, 30, 15, pen.a.dark, 'opacity=".5"'),
		)
	return thing(
		group('translate(96 -130) scale(.9)', side(0, pen.c.dark)) + side(40, pen.fill),
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

/** What is worn on the feet and at the waist. */
export const footwear: Record<string, Shape> = {
	sneakers,
	sandals,
	belt,
	socks,
}
