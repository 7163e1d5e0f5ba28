import { expect, test } from 'vitest'
import { imageWidths, dataSaverWidths } from './image-widths.ts'

test.each([
	[imageWidths.thumb, [96]],
	[imageWidths.card, [160]],
	[imageWidths.gallery, [320]],
	[[480], [480]],
])('keeps the smallest of %j in data-saver mode', (widths, kept) => {
	expect(dataSaverWidths(widths)).toEqual(kept)
})
