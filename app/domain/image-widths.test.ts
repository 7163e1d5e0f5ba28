import { expect, test } from 'vitest'
import { imageWidths, largeImageWidth, thriftyWidths } from './image-widths.ts'

test.each([
	[320, 487],
	[1535, 487],
	[1536, 647],
	[2560, 647],
])('[BC-05] a window of %d px asks for %d', (windowWidth, width) => {
	expect(largeImageWidth(windowWidth)).toBe(width)
})

test.each([
	[imageWidths.thumb, [96]],
	[imageWidths.card, [160]],
	[imageWidths.gallery, [320]],
	[[480], [480]],
])('hemat keeps the smallest of %j', (widths, kept) => {
	expect(thriftyWidths(widths)).toEqual(kept)
})
