/** The accent of a palette: hue in degrees, chroma, and lightness in light mode. */
export type PaletteSeed = {
	hue: number
	chroma: number
	/** Default 0.54; a colour too light for white text is darkened until it has enough contrast. */
	lightness?: number
	/** A light button with dark text. */
	bright?: true
}

/** The palettes of WEBSITE_TEMPLATE_COLOR_ID (spec section 9) by name, ordered by hue; an unknown name is slate. */
export const paletteSeeds: Record<string, PaletteSeed> = {
	slate: { hue: 255, chroma: 0.035 },
	red: { hue: 27, chroma: 0.2 },
	crimson: { hue: 20, chroma: 0.19, lightness: 0.46 },
	ruby: { hue: 5, chroma: 0.17, lightness: 0.44 },
	rose: { hue: 12, chroma: 0.18 },
	raspberry: { hue: 358, chroma: 0.2, lightness: 0.51 },
	pink: { hue: 350, chroma: 0.19, lightness: 0.57 },
	berry: { hue: 342, chroma: 0.14, lightness: 0.42 },
	wine: { hue: 12, chroma: 0.1, lightness: 0.37 },
	coral: { hue: 24, chroma: 0.16, lightness: 0.7, bright: true },
	vermilion: { hue: 37, chroma: 0.18 },
	terracotta: { hue: 40, chroma: 0.13 },
	clay: { hue: 30, chroma: 0.075 },
	rust: { hue: 42, chroma: 0.12, lightness: 0.44 },
	copper: { hue: 52, chroma: 0.105, lightness: 0.52 },
	orange: { hue: 48, chroma: 0.16, lightness: 0.7, bright: true },
	apricot: { hue: 57, chroma: 0.12, lightness: 0.72, bright: true },
	amber: { hue: 68, chroma: 0.15, bright: true },
	honey: { hue: 75, chroma: 0.12, lightness: 0.69, bright: true },
	gold: { hue: 88, chroma: 0.14, lightness: 0.72, bright: true },
	mustard: { hue: 95, chroma: 0.11, lightness: 0.54 },
	caramel: { hue: 65, chroma: 0.1, lightness: 0.5 },
	brown: { hue: 55, chroma: 0.07 },
	coffee: { hue: 50, chroma: 0.05, lightness: 0.38 },
	cocoa: { hue: 32, chroma: 0.045, lightness: 0.45 },
	sand: { hue: 80, chroma: 0.05, lightness: 0.56 },
	stone: { hue: 70, chroma: 0.014, lightness: 0.45 },
	olive: { hue: 112, chroma: 0.085, lightness: 0.48 },
	lime: { hue: 126, chroma: 0.17, lightness: 0.7, bright: true },
	moss: { hue: 127, chroma: 0.085, lightness: 0.44 },
	leaf: { hue: 138, chroma: 0.15 },
	sage: { hue: 148, chroma: 0.045 },
	forest: { hue: 150, chroma: 0.085, lightness: 0.38 },
	green: { hue: 155, chroma: 0.12 },
	emerald: { hue: 163, chroma: 0.125, lightness: 0.47 },
	jade: { hue: 169, chroma: 0.085, lightness: 0.54 },
	mint: { hue: 168, chroma: 0.125, lightness: 0.7, bright: true },
	teal: { hue: 190, chroma: 0.1 },
	pine: { hue: 183, chroma: 0.065, lightness: 0.37 },
	turquoise: { hue: 190, chroma: 0.11, lightness: 0.7, bright: true },
	cyan: { hue: 215, chroma: 0.11 },
	sky: { hue: 233, chroma: 0.13, lightness: 0.56 },
	denim: { hue: 248, chroma: 0.085, lightness: 0.43 },
	azure: { hue: 248, chroma: 0.16 },
	blue: { hue: 260, chroma: 0.18 },
	navy: { hue: 263, chroma: 0.12, lightness: 0.36 },
	indigo: { hue: 278, chroma: 0.18 },
	violet: { hue: 292, chroma: 0.19 },
	purple: { hue: 307, chroma: 0.19, lightness: 0.5 },
	lavender: { hue: 296, chroma: 0.1, lightness: 0.56 },
	plum: { hue: 327, chroma: 0.13, lightness: 0.42 },
}
