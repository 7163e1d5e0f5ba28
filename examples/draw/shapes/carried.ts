import { emblem } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import { both, circle, path, rect, shade, stroke } from '#website-api/media/draw/svg.ts'
import { thing } from './thing.ts'

const tote: Shape = (pen) => {
	const wide = pen.random.between(-20, 40)
	const bag = `M${350 - wide} 450H${850 + wide}L${880 + wide} 1000Q600 1020 ${320 - wide} 1000Z`
	const art = pen.back || pen.patterned ? '' : emblem(pen, 600, 730, 250, pen.a.base, pen.c.base)
	return thing(
		stroke('M470 470C450 200 540 170 600 170C660 170 750 200 730 470', pen.c.deep, 26) +
			path(bag, pen.fill) +
			stroke('M470 500C456 240 540 216 600 216C660 216 744 240 730 500', pen.c.dark, 28) +
			both(rect(444, 476, 52, 86, 6, pen.c.dark)) +
			shade(`M${850 + wide} 450L${880 + wide} 1000L${790 + wide} 1010L780 450Z`, 0.12) +
			stroke(`M${352 - wide} 482H${848 + wide}`, pen.c.line, 5, 'stroke-dasharray="14 10"') +
			art,
		[600, 1020, 320],
		[520, 560],
	)
}

const slingBag: Shape = (pen) => {
	const round = pen.random.pick([40, 90, 150])
	return thing(
		stroke('M350 560C300 260 440 150 600 150C760 150 900 260 850 560', pen.a.dark, 22) +
			rect(310, 500, 580, 440, round, pen.fill) +
			shade('M700 500H800C860 500 890 560 890 620V840C890 900 850 940 800 940H720Z', 0.1) +
			(pen.back
				? stroke('M360 620H840', pen.c.line, 8)
				: path(
						'M310 610V560C310 520 340 500 380 500H820C860 500 890 520 890 560V610C890 720 760 760 600 760C440 760 310 720 310 610Z',
						pen.c.dark,
					) +
					rect(560, 710, 80, 96, 18, pen.a.base) +
					circle(600, 764, 14, pen.a.deep)) +
			both(rect(328, 520, 40, 66, 10, pen.a.base)),
		[600, 958, 330],
		[600, 720],
	)
}

const backpack: Shape = (pen) => {
	const front =
		rect(420, 660, 360, 250, 36, pen.c.dark) +
		stroke('M440 712H760', pen.a.base, 10) +
		rect(740, 704, 14, 54, 6, pen.a.base) +
		emblem(pen, 600, 810, 80, pen.a.base, pen.c.dark) +
		stroke('M380 470C420 400 780 400 820 470', pen.a.base, 10)
	const straps = both(
		path('M450 330C420 520 430 760 450 900H510C490 760 490 520 510 330Z', pen.c.deep),
	)
	return thing(
		stroke('M530 250C530 170 670 170 670 250', pen.c.deep, 26) +
			both(rect(322, 620, 80, 280, 36, pen.c.dark)) +
			path(
				'M360 480C360 320 440 236 600 236C760 236 840 320 840 480V900C840 960 800 990 740 990H460C400 990 360 960 360 900Z',
				pen.fill,
			) +
			shade('M740 260C820 300 840 380 840 480V900C840 960 800 990 740 990Z', 0.12) +
			(pen.back ? straps + rect(520, 420, 160, 420, 60, pen.c.light) : front),
		[600, 1010, 300],
		[600, 700],
	)
}

const wallet: Shape = (pen) =>
	thing(
		rect(330, 380, 560, 90, 20, pen.a.pale) +
			rect(350, 350, 500, 100, 16, pen.a.base) +
			rect(290, 400, 620, 440, 40, pen.fill) +
			shade('M290 640H910V800C910 822 892 840 870 840H330C308 840 290 822 290 800Z', 0.1) +
			rect(
				312,
				422,
				576,
				396,
				28,
				'none',
				`stroke="${pen.c.light}" stroke-width="4" stroke-dasharray="16 11"`,
			) +
			(pen.back
				? ''
				: path('M910 540H720C680 540 650 570 650 620C650 670 680 700 720 700H910Z', pen.c.dark) +
					circle(736, 620, 26, pen.a.base)),
		[600, 862, 340],
		[720, 620],
		false,
	)

/** Bags and what goes in them. */
export const carried: Record<string, Shape> = {
	tote,
	'sling-bag': slingBag,
	backpack,
	wallet,
}
