import { emblem } from '../emblem.ts'
import type { Shape } from '../pen.ts'
import { path, rect, shade, stroke } from '#website-api/media/draw/svg.ts'
import { device } from './device.ts'

/** A thin book, standing a little open. */
const booklet: Shape = (pen) =>
	device(
		path('M420 250L860 290V930L420 948Z', '#f4efe6') +
			[872, 884].map((x) => stroke(`M${x} 300V922`, '#d8cfbf', 5)).join('') +
			path(
				'M360 236C360 226 368 220 378 220H800C812 220 820 228 820 240V940C820 952 812 960 800 960H378C368 960 360 954 360 944Z',
				pen.fill,
			) +
			rect(360, 220, 54, 740, 12, pen.c.dark) +
			rect(470, 310, 290, 250, 14, pen.c.pale) +
			emblem(pen, 615, 435, 130, pen.a.base, pen.c.pale) +
			rect(490, 640, 250, 20, 10, pen.a.base) +
			rect(520, 690, 190, 14, 7, pen.c.pale) +
			shade('M760 220H800C812 220 820 228 820 240V940C820 952 812 960 800 960H760Z', 0.1),
		[600, 966, 270],
		[615, 435],
	)

/** What is read. */
export const printed: Record<string, Shape> = { booklet }
