import type { Shape } from '../pen.ts'
import {
	both,
	circle,
	group,
	path,
	rect,
	shade,
	shine,
	stroke,
} from '#website-api/media/draw/svg.ts'
import { device, screen } from './device.ts'

const television: Shape = (pen) => {
	const view = screen(pen, 110, 254, 980, 560, 6)
	return device(
		both(path('M300 820L260 960H320L360 820Z', pen.c.dark)) +
			rect(90, 236, 1020, 600, 16, pen.c.deep) +
			view.body +
			shine('M120 260H460L260 812H120Z', 0.07),
		[600, 970, 470],
		[600, 520],
		view.defs,
	)
}

const bulb: Shape = (pen) =>
	device(
		circle(600, 470, 300, '#fff3cf', 'opacity=".6"') +
			path(
				'M600 210C760 210 850 330 850 460C850 590 740 640 720 760H480C460 640 350 590 350 460C350 330 440 210 600 210Z',
				pen.fill,
			) +
			shine('M440 360C400 420 400 520 440 580C440 500 450 430 500 360Z', 0.5) +
			path('M480 760H720L700 900H500Z', pen.a.pale) +
			[790, 830, 870].map((y) => rect(494, y, 212, 22, 11, pen.a.dark)).join('') +
			path('M530 900H670L630 960H570Z', pen.a.deep),
		[600, 990, 200],
		[600, 560],
	)

const fan: Shape = (pen) =>
	device(
		[0, 90, 180, 270]
			.map((turn) =>
				group(
					`translate(600 440) rotate(${turn})`,
					path('M0 0C-90 -60 -80 -220 30 -240C90 -180 70 -60 0 0Z', pen.a.light),
				),
			)
			.join('') +
			circle(600, 440, 280, 'none', `stroke="${pen.c.base}" stroke-width="26"`) +
			[70, 130, 190, 236]
				.map((r) => circle(600, 440, r, 'none', `stroke="${pen.c.line}" stroke-width="5"`))
				.join('') +
			circle(600, 440, 50, pen.fill) +
			rect(576, 720, 48, 190, 10, pen.c.dark) +
			path('M400 980C400 920 500 890 600 890C700 890 800 920 800 980Z', pen.fill) +
			[560, 600, 640].map((x) => circle(x, 944, 11, pen.a.base)).join(''),
		[600, 992, 270],
		[600, 440],
	)

const washer: Shape = (pen) =>
	device(
		rect(310, 210, 580, 790, 30, pen.fill) +
			rect(310, 210, 580, 140, 30, pen.c.light) +
			rect(350, 246, 190, 64, 10, pen.a.dark) +
			[650, 730, 810].map((x) => circle(x, 280, 24, pen.a.base)).join('') +
			circle(600, 660, 226, '#d5d9de') +
			circle(600, 660, 180, '#27313f') +
			path('M430 700Q520 640 600 700T772 690A180 180 0 0 1 430 700Z', '#6fa4cf') +
			shine('M480 540C440 600 440 680 466 740C474 660 480 600 540 530Z', 0.3) +
			stroke('M826 620V700', '#9aa0a8', 16) +
			shade('M840 210H860C880 210 890 224 890 240V970C890 990 880 1000 860 1000H840Z', 0.12),
		[600, 1008, 330],
		[600, 620],
	)

/** Electronics for the home. */
export const household: Record<string, Shape> = {
	television,
	bulb,
	fan,
	washer,
}
