import { emblem } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import { both, circle, path, rect, stroke } from '#website-api/media/draw/svg.ts'
import { type Cut, trunk, cuffs, buttons, top, back } from './trunk.ts'

const hoodie: Shape = (pen) => {
	const cut: Cut = { hem: 950, flare: 4, sleeve: 'long' }
	const rib =
		path('M370 916Q600 946 830 916L826 982Q600 1006 374 982Z', pen.c.dark) + cuffs(pen.c.dark)
	const hood = path(
		'M470 290C460 190 520 140 600 140C680 140 740 190 730 290C720 360 660 392 600 392C540 392 480 360 470 290Z',
		pen.c.light,
	)
	if (pen.back)
		return top(
			trunk(pen, cut) +
				rib +
				path(
					'M470 280C466 180 530 140 600 140C670 140 734 180 730 280C700 430 640 470 600 480C560 470 500 430 470 280Z',
					pen.c.light,
				) +
				stroke('M600 150V476', pen.c.line, 5),
			[600, 340],
		)
	return top(
		trunk(pen, cut) +
			rib +
			hood +
			path(
				'M514 286C510 216 550 190 600 190C650 190 690 216 686 286C670 340 640 360 600 362C560 360 530 340 514 286Z',
				pen.c.deep,
			) +
			stroke('M560 362L552 500M640 362L648 500', pen.a.pale, 9) +
			path('M452 760L500 668H700L748 760V880H452Z', pen.c.dark, 'opacity=".8"') +
			stroke('M452 760L500 668M700 668L748 760', pen.c.line, 6) +
			(pen.random.chance(0.6) ? emblem(pen, 600, 570, 90, pen.a.base, pen.c.base) : ''),
		[600, 420],
	)
}

const jacket: Shape = (pen) => {
	const cut: Cut = { hem: 930, flare: -2, sleeve: 'long' }
	const rib =
		path('M374 896Q600 922 826 896L822 960Q600 984 378 960Z', pen.c.dark) + cuffs(pen.c.dark)
	if (pen.back) return back(pen, cut, rib)
	const flaps = both(
		path('M432 520h120v34l-60 22l-60 -22Z', pen.c.dark) +
			circle(492, 552, 8, pen.a.base) +
			stroke('M440 690L520 800', pen.c.line, 9),
	)
	const slant = both(stroke('M448 660L508 790', pen.a.base, 10))
	return top(
		trunk(pen, cut) +
			rib +
			path('M522 226Q600 256 678 226L656 322H544Z', pen.a.deep) +
			both(
				path('M508 214L550 330L592 336L592 380L480 290Z', pen.c.light) +
					stroke('M592 380L480 290', pen.c.line, 5),
			) +
			(pen.random.chance(0.5) ? flaps : slant) +
			rect(592, 336, 16, 636, 4, pen.a.dark) +
			stroke('M600 344V960', pen.a.pale, 4, 'stroke-dasharray="2 12"') +
			rect(588, 380, 24, 44, 8, pen.a.base),
		[600, 420],
	)
}

const blazer: Shape = (pen) => {
	const cut: Cut = { hem: 972, flare: 10, sleeve: 'long' }
	if (pen.back) return back(pen, cut, stroke('M600 330V980', pen.c.line, 5))
	return top(
		trunk(pen, cut) +
			path('M520 236Q600 262 680 236L600 640Z', pen.a.base) +
			stroke('M600 400V620', pen.a.line, 4) +
			both(
				path('M520 228L600 640L560 660L430 420L470 400L450 372L486 250Z', pen.c.dark) +
					stroke('M450 372L470 400L430 420', pen.c.line, 5),
			) +
			stroke('M600 640L604 980', pen.c.line, 5) +
			circle(600, 690, 14, pen.a.deep) +
			circle(600, 770, 14, pen.a.deep) +
			both(rect(420, 740, 120, 26, 5, pen.c.dark)),
		[570, 440],
	)
}

const cardigan: Shape = (pen) => {
	const cut: Cut = { hem: 972, flare: 12, sleeve: 'long' }
	const rib =
		cuffs(pen.c.dark) + path('M362 924Q600 956 838 924L836 980Q600 1008 364 980Z', pen.c.dark)
	if (pen.back) return back(pen, cut, rib)
	return top(
		trunk(pen, cut) +
			rib +
			path('M515 236Q600 262 685 236L604 560H596Z', pen.a.light) +
			both(path('M500 232L522 232L596 556L596 990L572 990L572 566Z', pen.c.dark)) +
			buttons(pen, 600, 930, 5, pen.a.base) +
			both(stroke('M430 760H540', pen.c.line, 10)),
		[600, 520],
	)
}

/** Worn over other clothes. */
export const outerwear: Record<string, Shape> = { hoodie, jacket, blazer, cardigan }
