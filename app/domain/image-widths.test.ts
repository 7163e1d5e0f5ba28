import { expect, test } from 'vitest'
import { imageWidths, thriftyWidths } from './image-widths.ts'

test.each([
	[imageWidths.thumb, [96]],
	[imageWidths.card, [160]],
	[imageWidths.gallery, [320]],
	[[480], [480]],
])('hemat keeps the smallest of %j', (widths, kept) => {
	expect(thriftyWidths(widths)).toEqual(kept)
})
