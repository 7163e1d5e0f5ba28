import type { Drawing, Pen, Shape } from '../pen.ts'
import { both, circle, path, rect, shade, shine, stroke, sym } from '#website-api/media/draw/svg.ts'
import { crewNeck, sleeve, vNeck } from './trunk.ts'

const worn = (body: string, focus: [number, number], rx = 260): Drawing => ({
	body,
	ground: [600, 1084, rx],
	focus,
	cloth: true,
})

function frock(
	pen: Pen,
	waist: number,
	hem: number,
	flare: number,
	neck: string,
	sleeves: 'short' | 'long' | 'puff' | 'none',
): string {
	const skirt = sym(
		[600, 240],
		[520, 222],
		[428, 262],
		[420, 360, 444, 420],
		[470, 480, 462, waist],
		[400, 700, 400 - flare, hem - 26],
		[500, hem, 600, hem],
	)
	const arms =
		sleeves === 'none'
			? ''
			: both(`<g transform="translate(70 -8) scale(.9)">${sleeve(pen, sleeves)}</g>`)
	const folds =
		shade(
			`M520 ${waist + 10}C500 760 480 880 ${460 - flare / 2} ${hem - 10}L${520 - flare / 3} ${hem - 4}C516 880 524 760 520 ${waist + 10}Z`,
			0.11,
		) +
		shade(
			`M690 ${waist + 10}C710 760 740 880 ${760 + flare / 2} ${hem - 12}L${800 + flare} ${hem - 26}C780 820 752 640 738 ${waist}Z`,
			0.12,
		) +
		shine(
			`M590 ${waist + 30}C580 760 572 880 566 ${hem - 20}L596 ${hem - 20}C600 880 604 760 590 ${waist + 30}Z`,
			0.14,
		)
	return arms + path(skirt, pen.fill) + folds + neck
}

const dress: Shape = (pen) => {
	const waist = 560
	const hem = pen.random.pick([980, 1030, 1040])
	const flare = pen.random.between(70, 130)
	const neck = pen.back
		? path('M520 222Q600 280 680 222Q600 320 520 222Z', pen.c.dark) +
			stroke('M600 280V540', pen.c.line, 6)
		: pen.random.chance(0.5)
			? `<g transform="translate(0 -14)">${vNeck(pen, 380)}</g>`
			: `<g transform="translate(0 -14)">${crewNeck(pen)}</g>`
	const tie =
		path(
			`M461 ${waist - 18}Q600 ${waist + 10} 739 ${waist - 18}L741 ${waist + 22}Q600 ${waist + 48} 459 ${waist + 22}Z`,
			pen.a.base,
		) +
		(pen.back
			? ''
			: path(
					`M690 ${waist + 20}C720 ${waist + 60} 700 ${waist + 120} 716 ${waist + 180}L748 ${waist + 170}C736 ${waist + 110} 744 ${waist + 60} 716 ${waist + 14}Z`,
					pen.a.dark,
				))
	return worn(
		frock(pen, waist, hem, flare, neck, pen.random.pick(['short', 'puff', 'puff'])) + tie,
		[600, 400],
		300,
	)
}

const gamis: Shape = (pen) => {
	const neck = `<g transform="translate(0 -14)">${crewNeck(pen)}</g>`
	const front = pen.back
		? ''
		: path('M580 324h40v300l-20 20l-20 -20Z', pen.a.base) +
			[370, 440, 510, 580].map((y) => circle(600, y, 9, pen.c.pale)).join('')
	const hemBand = pen.random.chance(0.6)
		? path('M318 960Q600 1020 882 960L892 1018Q600 1078 308 1018Z', pen.a.base)
		: ''
	const body = sym(
		[600, 240],
		[520, 222],
		[428, 262],
		[420, 400, 420, 460],
		[400, 700, 306, 1020],
		[460, 1052, 600, 1052],
	)
	const arm =
		path('M430 262C372 290 344 400 268 760L400 800L436 480Z', pen.fill) +
		shade('M432 440L400 800L356 787C392 660 420 520 432 440Z', 0.15) +
		path('M274 730L266 766L402 806L404 768Z', pen.a.base)
	return worn(
		both(arm) +
			path(body, pen.fill) +
			hemBand +
			shade('M500 560C480 760 440 920 420 1040L500 1050C512 900 520 720 500 560Z', 0.1) +
			shade('M720 500C730 760 780 900 820 1036L894 1020C820 760 784 600 780 460Z', 0.12) +
			neck +
			front,
		[600, 420],
		330,
	)
}

const skirt: Shape = (pen) => {
	const flare = pen.random.between(40, 120)
	const hem = pen.random.pick([900, 980])
	const pleated = pen.random.chance(0.5)
	const body = sym([600, 250], [450, 244], [400, 560, 360 - flare, hem - 30], [480, hem, 600, hem])
	const lines = pleated
		? [-4, -3, -2, -1, 0, 1, 2, 3, 4]
				.map((i) =>
					stroke(
						`M${600 + i * 32} 300L${600 + i * (52 + flare / 5)} ${hem - 8 - Math.abs(i) * 4}`,
						pen.c.line,
						5,
					),
				)
				.join('')
		: shade(
				`M520 320C500 620 470 800 440 ${hem - 16}L520 ${hem - 6}C530 800 536 620 520 320Z`,
				0.12,
			) +
			shade(
				`M690 320C700 620 760 800 790 ${hem - 22}L${840 + flare} ${hem - 30}C790 560 760 380 750 250Z`,
				0.12,
			)
	return worn(
		path(body, pen.fill) +
			lines +
			rect(446, 226, 308, 58, 12, pen.c.dark) +
			circle(720, 255, 11, pen.a.base),
		[600, 330],
	)
}

function legs(pen: Pen, hem: number, width: number, elastic: boolean): Drawing {
	const body = `M440 226H760L${790 + width} ${hem}H${640 - width * 0.1}L600 500L${560 + width * 0.1} ${hem}H${410 - width}Z`
	const waist = elastic
		? rect(436, 206, 328, 62, 14, pen.c.dark) +
			[460, 500, 540, 580, 620, 660, 700, 740]
				.map((x) => stroke(`M${x} 216V258`, pen.c.line, 4))
				.join('') +
			stroke('M590 262C560 330 548 350 556 390M610 262C640 330 650 350 640 380', pen.a.pale, 8)
		: rect(436, 206, 328, 54, 10, pen.c.dark) +
			[486, 600, 714].map((x) => rect(x - 9, 198, 18, 70, 5, pen.c.light)).join('') +
			circle(600, 236, 12, pen.a.base)
	const front =
		both(stroke('M446 300C480 330 520 316 536 268', pen.c.line, 6)) +
		(elastic ? '' : stroke('M600 268V420C600 450 580 460 566 462', pen.c.line, 6))
	const rear = both(
		path('M466 330h90v84l-45 26l-45 -26Z', pen.fill) +
			stroke('M466 330h90v84l-45 26l-45 -26Z', pen.c.line, 6),
	)
	return worn(
		path(body, pen.fill) +
			shade(`M600 500L640 ${hem}H${680} L650 440Z`, 0.12) +
			shade(`M470 300C440 600 430 800 ${430 - width} ${hem}H${410 - width}L436 300Z`, 0.1) +
			shine(
				`M520 420C508 620 500 800 ${494 - width * 0.4} ${hem - 20}C490 760 492 560 520 420Z`,
				0.14,
			) +
			both(rect(408 - width, hem - 34, 156 + width, 36, 6, pen.c.dark, 'opacity=".55"')) +
			(pen.back ? rear : front) +
			waist,
		[560, 330],
		230,
	)
}

const trousers: Shape = (pen) => legs(pen, 1040, pen.random.between(-10, 50), false)
const joggers: Shape = (pen) => legs(pen, 1020, 0, true)
const shorts: Shape = (pen) => {
	const cut = legs(pen, 720, 46, pen.random.chance(0.4))
	return {
		body: `<g transform="translate(-72 40) scale(1.12)">${cut.body}</g>`,
		ground: [600, 930, 270],
		focus: [560, 420],
		cloth: true,
	}
}

const sarong: Shape = (pen) => {
	const band =
		path('M560 250H700V1010H560Z', pen.a.base, 'opacity=".92"') +
		Array.from({ length: 7 }, (_, i) =>
			path(`M630 ${290 + i * 102}l46 40l-46 40l-46 -40Z`, pen.c.base),
		).join('')
	return worn(
		rect(300, 250, 600, 760, 10, pen.fill) +
			band +
			shade('M300 250H360V1010H300ZM480 250H500V1010H480ZM780 250H800V1010H780Z', 0.12) +
			shine('M400 250H412V1010H400ZM860 250H868V1010H860Z', 0.22) +
			path('M300 970H900V1010H300Z', pen.c.deep, 'opacity=".45"'),
		[630, 480],
		320,
	)
}

/** Frocks, trousers and wrapped cloth. */
export const bottoms: Record<string, Shape> = {
	dress,
	gamis,
	skirt,
	trousers,
	joggers,
	shorts,
	sarong,
}
