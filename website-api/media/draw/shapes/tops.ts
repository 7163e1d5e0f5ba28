import { emblem } from '../emblem.ts'
import type { Drawing, Pen, Shape } from '../pen.ts'
import { both, circle, path, rect, shade, shine, stroke, sym } from '../svg.ts'

type Cut = {
	hem: number
	flare: number
	sleeve: 'none' | 'short' | 'elbow' | 'long' | 'puff'
	curve?: number
}

/** The trunk and sleeves that all tops share, without a neckline. */
function trunk(pen: Pen, cut: Cut): string {
	const out = cut.flare
	const hem = cut.hem
	const body = sym(
		[600, 262],
		[515, 236],
		[392, 286],
		[382, 390, 396, 500],
		[388, 700, 372 - out, hem - 14],
		[480, hem + (cut.curve ?? 12), 600, hem + (cut.curve ?? 12)],
	)
	return (
		both(sleeve(pen, cut.sleeve)) +
		path(body, pen.fill) +
		shade(
			`M${372 - out} ${hem - 14}C388 700 396 560 396 500L430 620C426 760 ${420 - out} 880 ${430 - out} ${hem}Z`,
			0.09,
		) +
		shade(
			`M760 560C736 700 780 800 ${740 + out * 0.6} ${hem - 4}L${828 + out} ${hem - 14}C812 700 804 560 804 500Z`,
			0.1,
		) +
		shine(`M500 640C488 740 500 860 486 ${hem - 30}C476 860 470 740 500 640Z`, 0.16)
	)
}

function sleeve(pen: Pen, kind: Cut['sleeve']): string {
	if (kind === 'none') return ''
	if (kind === 'short')
		return (
			path('M398 284C330 308 286 392 252 510L372 560L402 440Z', pen.fill) +
			shade('M398 430L372 560L340 547C372 510 390 460 398 430Z', 0.16) +
			stroke('M262 488L378 536', pen.c.line, 4)
		)
	if (kind === 'elbow')
		return (
			path('M398 284C326 308 286 420 246 610L366 650L402 450Z', pen.fill) +
			shade('M398 440L366 650L330 638C366 560 390 480 398 440Z', 0.16) +
			stroke('M252 588L370 626', pen.c.line, 4)
		)
	if (kind === 'puff')
		return (
			path(
				'M398 284C300 300 226 420 250 560C262 610 340 640 372 600C396 560 402 480 402 440Z',
				pen.fill,
			) +
			shade('M398 440C402 540 380 610 330 616C372 560 386 500 398 440Z', 0.16) +
			rect(262, 586, 104, 34, 16, pen.c.dark)
		)
	return (
		path('M398 284C326 306 294 430 232 836L342 862L402 520Z', pen.fill) +
		shade('M398 470L342 862L304 853C346 720 384 570 398 470Z', 0.16)
	)
}

const cuffs = (colour: string) => both(path('M236 800L230 842L344 868L350 826Z', colour))

const crewNeck = (pen: Pen) =>
	path('M515 236Q600 262 685 236Q680 330 600 336Q520 330 515 236Z', pen.c.deep) +
	path('M515 236Q600 268 685 236L678 262Q600 290 522 262Z', pen.c.dark) +
	stroke('M515 238Q524 340 600 342Q676 340 685 238', pen.c.line, 12)

const vNeck = (pen: Pen, depth: number) =>
	path(`M515 236Q600 262 685 236L600 ${depth}Z`, pen.c.deep) +
	path('M515 236Q600 268 685 236L672 264Q600 290 528 264Z', pen.c.dark) +
	stroke(`M515 238L600 ${depth}L685 238`, pen.c.line, 10)

const collar = (pen: Pen) =>
	path('M520 230Q600 262 680 230L640 330L600 350L560 330Z', pen.c.deep) +
	both(
		path('M522 222L600 342L540 396L478 262Z', pen.c.light) +
			stroke('M600 342L540 396L478 262', pen.c.line, 5),
	)

const buttons = (pen: Pen, from: number, to: number, count: number, colour = pen.a.pale) =>
	Array.from({ length: count }, (_, i) =>
		circle(
			600,
			from + ((to - from) * i) / (count - 1),
			9,
			colour,
			`stroke="${pen.c.line}" stroke-width="3"`,
		),
	).join('')

const pocket = (pen: Pen, x: number, y: number, w = 104, h = 116) =>
	path(`M${x} ${y}h${w}v${h - 24}l${-w / 2} 24l${-w / 2} -24Z`, pen.fill) +
	stroke(`M${x} ${y}h${w}v${h - 24}l${-w / 2} 24l${-w / 2} -24Z`, pen.c.line, 5) +
	stroke(`M${x} ${y + 22}h${w}`, pen.c.line, 4)

const top = (body: string, focus: [number, number] = [600, 380], rx = 290): Drawing => ({
	body,
	ground: [600, 1078, rx],
	focus,
	cloth: true,
})

const back = (pen: Pen, cut: Cut, more = '') =>
	top(
		trunk(pen, cut) +
			path('M515 236Q600 286 685 236L700 250Q600 316 500 250Z', pen.c.dark) +
			stroke('M410 372Q600 404 790 372', pen.c.line, 4) +
			more,
		[600, 360],
	)

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
	hoodie,
	jacket,
	blazer,
	cardigan,
}

/** For shapes in other files that start from the same trunk. */
export const parts = { trunk, sleeve, cuffs, crewNeck, vNeck, collar, buttons }
