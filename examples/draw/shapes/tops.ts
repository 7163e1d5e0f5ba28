import { emblem } from '../emblem.ts'
import type { Drawing, Pen, Shape } from '../pen.ts'
import { both, circle, path, rect, shade, stroke } from '#website-api/media/draw/svg.ts'
import { type Cut, trunk, cuffs, crewNeck, collar, buttons, pocket, top, back } from './trunk.ts'

function shirtWith(pen: Pen, sleeves: 'long' | 'short', hem: number): Drawing {
	const cut: Cut = { hem, flare: 6, sleeve: sleeves, curve: pen.random.chance(0.5) ? 34 : 12 }
	const wrists = sleeves === 'long' ? cuffs(pen.c.dark) : ''
	if (pen.back) return back(pen, cut, stroke('M600 392L600 560', pen.c.line, 5) + wrists)
	const pockets = pen.random.pick([1, 1, 2, 0])
	return top(
		trunk(pen, cut) +
			wrists +
			path(`M578 340h44v${hem - 330}h-44Z`, pen.fill) +
			stroke(`M578 350V${hem + 6}M622 350V${hem + 6}`, pen.c.line, 4) +
			buttons(pen, 410, hem - 50, 6) +
			collar(pen) +
			(pockets > 0 ? pocket(pen, 664, 456) : '') +
			(pockets > 1 ? pocket(pen, 432, 456) : ''),
	)
}

const shirt: Shape = (pen) => shirtWith(pen, 'long', 972)
const shirtShort: Shape = (pen) => shirtWith(pen, 'short', 960)

const teeWith = (pen: Pen, art: (pen: Pen) => string): Drawing => {
	const cut: Cut = { hem: 950, flare: pen.random.between(-4, 14), sleeve: 'short' }
	return pen.back ? back(pen, cut) : top(trunk(pen, cut) + crewNeck(pen) + art(pen), [620, 420])
}

const tee: Shape = (pen) =>
	teeWith(pen, () =>
		pen.patterned || pen.random.chance(0.6) ? '' : pocket(pen, 656, 420, 96, 106),
	)

const teePrint: Shape = (pen) =>
	teeWith(pen, () =>
		pen.random.chance(0.7)
			? emblem(pen, 600, 560, 210, pen.a.base, pen.c.base, 0)
			: emblem(pen, 600, 560, 200, pen.a.base, pen.c.base),
	)

const polo: Shape = (pen) => {
	const cut: Cut = { hem: 950, flare: 0, sleeve: 'short' }
	if (pen.back) return back(pen, cut)
	return top(
		trunk(pen, cut) +
			rect(576, 350, 48, 150, 8, pen.c.light, `stroke="${pen.c.line}" stroke-width="4"`) +
			buttons(pen, 410, 474, 2) +
			collar(pen) +
			emblem(pen, 706, 452, 46, pen.a.base, pen.c.base) +
			both(path('M254 498L262 474L384 524L374 558Z', pen.a.base)),
	)
}

const blouse: Shape = (pen) => {
	const cut: Cut = { hem: 900, flare: 34, sleeve: 'puff', curve: 20 }
	if (pen.back) return back(pen, cut)
	const bow =
		both(path('M596 330C540 286 500 300 506 344C512 388 560 378 596 350Z', pen.a.base)) +
		both(path('M594 344L556 500L592 482Z', pen.a.dark)) +
		circle(600, 340, 20, pen.a.deep)
	const pleats = stroke('M520 760L500 890M600 770V900M680 760L700 890', pen.c.line, 4)
	return top(
		trunk(pen, cut) +
			crewNeck(pen) +
			pleats +
			(pen.random.chance(0.6) ? bow : buttons(pen, 390, 840, 7)),
		[600, 400],
	)
}

const tunic: Shape = (pen) => {
	const cut: Cut = { hem: 1030, flare: 44, sleeve: 'long', curve: 24 }
	if (pen.back) return back(pen, cut, cuffs(pen.c.dark))
	const trim = pen.random.chance(0.5)
	return top(
		trunk(pen, cut) +
			cuffs(trim ? pen.a.base : pen.c.dark) +
			crewNeck(pen) +
			path('M582 336h36v190l-18 22l-18 -22Z', trim ? pen.a.base : pen.c.dark) +
			buttons(pen, 378, 494, 4, pen.c.pale) +
			shade('M470 700C452 820 450 920 440 1030L520 1044C500 920 496 800 470 700Z', 0.1) +
			shade('M690 680C700 820 720 920 716 1040L760 1034C756 900 730 780 690 680Z', 0.12),
		[600, 420],
		320,
	)
}

const koko: Shape = (pen) => {
	const cut: Cut = { hem: 1000, flare: 10, sleeve: 'long' }
	if (pen.back) return back(pen, cut, cuffs(pen.c.dark))
	const stitch = Array.from({ length: 8 }, (_, i) =>
		path(`M600 ${392 + i * 62}l20 22l-20 22l-20 -22Z`, pen.a.base),
	).join('')
	return top(
		trunk(pen, cut) +
			cuffs(pen.a.base) +
			path('M528 222Q600 254 672 222L664 300L600 330L536 300Z', pen.c.deep) +
			both(
				path('M520 214L536 306L600 344L600 376L496 300Z', pen.c.light) +
					stroke('M600 376L496 300L520 214', pen.c.line, 5),
			) +
			rect(562, 366, 76, 560, 8, pen.c.dark, 'opacity=".5"') +
			stitch,
		[600, 430],
	)
}

/** Upper garments. */
export const tops: Record<string, Shape> = {
	shirt,
	'shirt-short': shirtShort,
	tee,
	'tee-print': teePrint,
	polo,
	blouse,
	tunic,
	koko,
}
