import type { Drawing, Pen } from '../pen.ts'
import { both, circle, path, rect, shade, shine, stroke, sym } from '#website-api/media/draw/svg.ts'

export type Cut = {
	hem: number
	flare: number
	sleeve: 'none' | 'short' | 'elbow' | 'long' | 'puff'
	curve?: number
}

/** The trunk and sleeves that all tops share, without a neckline. */
export function trunk(pen: Pen, cut: Cut): string {
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

export function sleeve(pen: Pen, kind: Cut['sleeve']): string {
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

export const cuffs = (colour: string) => both(path('M236 800L230 842L344 868L350 826Z', colour))

export const crewNeck = (pen: Pen) =>
	path('M515 236Q600 262 685 236Q680 330 600 336Q520 330 515 236Z', pen.c.deep) +
	path('M515 236Q600 268 685 236L678 262Q600 290 522 262Z', pen.c.dark) +
	stroke('M515 238Q524 340 600 342Q676 340 685 238', pen.c.line, 12)

export const vNeck = (pen: Pen, depth: number) =>
	path(`M515 236Q600 262 685 236L600 ${depth}Z`, pen.c.deep) +
	path('M515 236Q600 268 685 236L672 264Q600 290 528 264Z', pen.c.dark) +
	stroke(`M515 238L600 ${depth}L685 238`, pen.c.line, 10)

export const collar = (pen: Pen) =>
	path('M520 230Q600 262 680 230L640 330L600 350L560 330Z', pen.c.deep) +
	both(
		path('M522 222L600 342L540 396L478 262Z', pen.c.light) +
			stroke('M600 342L540 396L478 262', pen.c.line, 5),
	)

export const buttons = (pen: Pen, from: number, to: number, count: number, colour = pen.a.pale) =>
	Array.from({ length: count }, (_, i) =>
		circle(
			600,
			from + ((to - from) * i) / (count - 1),
			9,
			colour,
			`stroke="${pen.c.line}" stroke-width="3"`,
		),
	).join('')

export const pocket = (pen: Pen, x: number, y: number, w = 104, h = 116) =>
	path(`M${x} ${y}h${w}v${h - 24}l${-w / 2} 24l${-w / 2} -24Z`, pen.fill) +
	stroke(`M${x} ${y}h${w}v${h - 24}l${-w / 2} 24l${-w / 2} -24Z`, pen.c.line, 5) +
	stroke(`M${x} ${y + 22}h${w}`, pen.c.line, 4)

export const top = (body: string, focus: [number, number] = [600, 380], rx = 290): Drawing => ({
	body,
	ground: [600, 1078, rx],
	focus,
	cloth: true,
})

export const back = (pen: Pen, cut: Cut, more = '') =>
	top(
		trunk(pen, cut) +
			path('M515 236Q600 286 685 236L700 250Q600 316 500 250Z', pen.c.dark) +
			stroke('M410 372Q600 404 790 372', pen.c.line, 4) +
			more,
		[600, 360],
	)
