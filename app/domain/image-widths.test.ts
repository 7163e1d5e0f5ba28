import { expect, test } from 'vitest'
import { imageWidths, dataSaverWidths } from './image-widths.ts'

test.each([
	[imageWidths.thumb, [96]],
	[imageWidths.card, [160]],
	[imageWidths.gallery, [320]],
	[[480], [480]],
])('data-saver mode keeps the smallest of %j', (widths, kept) => {
	expect(dataSaverWidths(widths)).toEqual(kept)
})
