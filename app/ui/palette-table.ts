/** Hue in degrees and chroma of a palette's accent; `bright` ones keep a light button with dark words. */
export type PaletteSeed = { hue: number; chroma: number; bright?: true }

/** The palettes a company may name in WEBSITE_TEMPLATE_COLOR_ID (spec section 9); an unknown name is slate. */
export const paletteSeeds: Record<string, PaletteSeed> = {
	slate: { hue: 255, chroma: 0.035 },
	green: { hue: 155, chroma: 0.12 },
	teal: { hue: 190, chroma: 0.1 },
	blue: { hue: 260, chroma: 0.18 },
	indigo: { hue: 278, chroma: 0.18 },
	rose: { hue: 12, chroma: 0.18 },
	terracotta: { hue: 40, chroma: 0.13 },
	amber: { hue: 68, chroma: 0.15, bright: true },
	brown: { hue: 55, chroma: 0.07 },
}
