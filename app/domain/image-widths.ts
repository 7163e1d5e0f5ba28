/** The width in px a large picture is asked for in a window that wide (spec section 9). */
export function largeImageWidth(windowWidth: number): 647 | 487 {
	return windowWidth >= 1536 ? 647 : 487
}

/** Widths in px a page offers the browser, by the place a picture stands in. */
export const imageWidths = {
	thumb: [96, 160, 240],
	card: [160, 240, 320, 480],
	gallery: [320, 480, 640, 800, 1200],
	banner: [480, 640, 800, 1200, 1600],
} as const satisfies Record<string, readonly number[]>

/** In mode hemat data: the smallest alone, however many dots a px has. */
export function thriftyWidths(widths: readonly number[]): readonly number[] {
	return widths.slice(0, 1)
}
