/**
 * The `sizes` of a product's large picture: 647 px in windows of 1536 px and more, else 487 px; on a phone it leaves room
 * for the price below it (app/ui/Carousel.tsx).
 */
export const largeImageSizes =
	'(width >= 96rem) 647px, (width >= 45rem) 487px, min(100vw, max(9rem, 100vh - 30rem))'

/** The `sizes` of a banner on home: the middle of the page, with the next one's edge. */
export const bannerSizes =
	'(width >= 79rem) 1176px, (width >= 64rem) calc(100vw - 88px), calc(100vw - 56px)'

/**
 * The `sizes` of the picture that opens a home, by its layout. On a phone, where it fills the first screen, it loads at
 * two thirds of the screen's density, at half the bytes.
 */
export const heroSizes = {
	FULL: '(width >= 40rem) 100vw, 66vw',
	SPLIT: '(width >= 79rem) 734px, (width >= 64rem) 58vw, calc(100vw - 32px)',
	PLAIN: '100vw',
}

/** The `sizes` of a picture as wide as half the page; phones fill the window. */
export const halfPageSizes = '(width >= 79rem) 568px, (width >= 64rem) 46vw, calc(100vw - 32px)'

/** The `sizes` of an article's picture, as wide as its text. */
export const articleSizes = '(width >= 48rem) 720px, calc(100vw - 32px)'

/** Offered widths in px by where a picture is shown. */
export const imageWidths = {
	/** At most 32 px, at up to three times the density. */
	icon: [96],
	thumb: [96, 160, 240],
	card: [160, 240, 320, 480],
	gallery: [320, 480, 720, 1200],
	banner: [320, 480, 720, 1200, 1600],
} as const satisfies Record<string, readonly number[]>

/** The address of a picture at its largest, by itself. */
export function largePicture(id: string): string {
	return `/media/${id}/1200.jpg`
}

/** The smallest width only, in data-saver mode, whatever the device's pixel ratio. */
export function dataSaverWidths(widths: readonly number[]): readonly number[] {
	return widths.slice(0, 1)
}
