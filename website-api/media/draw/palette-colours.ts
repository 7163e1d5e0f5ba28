import { NEUTRAL_PALETTE, type PaletteName } from '#contract/palettes.ts'

/** Background and text colour of a palette's buttons. The storefront computes the same. */
const colours: Record<PaletteName, [field: string, letter: string]> = {
	slate: ['#617083', '#ffffff'],
	red: ['#c92324', '#ffffff'],
	crimson: ['#a60129', '#ffffff'],
	ruby: ['#970c46', '#ffffff'],
	rose: ['#bf2f52', '#ffffff'],
	raspberry: ['#b61066', '#ffffff'],
	pink: ['#c33887', '#ffffff'],
	berry: ['#7c2462', '#ffffff'],
	wine: ['#6a2431', '#ffffff'],
	coral: ['#e36460', '#12151b'],
	vermilion: ['#c03801', '#ffffff'],
	terracotta: ['#ac502e', '#ffffff'],
	clay: ['#955e55', '#ffffff'],
	rust: ['#873611', '#ffffff'],
	copper: ['#975529', '#ffffff'],
	orange: ['#dc6d27', '#12151b'],
	apricot: ['#c4793d', '#12151b'],
	amber: ['#c47b07', '#12151b'],
	honey: ['#b68028', '#12151b'],
	gold: ['#ad8604', '#12151b'],
	mustard: ['#836d03', '#ffffff'],
	caramel: ['#8a5619', '#ffffff'],
	brown: ['#8f6446', '#ffffff'],
	coffee: ['#583a2a', '#ffffff'],
	cocoa: ['#6c4c46', '#ffffff'],
	sand: ['#837051', '#ffffff'],
	stone: ['#5a544d', '#ffffff'],
	olive: ['#5f6223', '#ffffff'],
	lime: ['#719901', '#12151b'],
	moss: ['#465b23', '#ffffff'],
	leaf: ['#3c821d', '#ffffff'],
	sage: ['#5d7660', '#ffffff'],
	forest: ['#194f29', '#ffffff'],
	green: ['#21834f', '#ffffff'],
	emerald: ['#026c4a', '#ffffff'],
	jade: ['#327f66', '#ffffff'],
	mint: ['#099f79', '#12151b'],
	teal: ['#077f7a', '#ffffff'],
	pine: ['#024b43', '#ffffff'],
	turquoise: ['#009c96', '#12151b'],
	cyan: ['#077c91', '#ffffff'],
	sky: ['#007ca9', '#ffffff'],
	denim: ['#25537c', '#ffffff'],
	azure: ['#0472bd', '#ffffff'],
	blue: ['#2668d5', '#ffffff'],
	navy: ['#19387b', '#ffffff'],
	indigo: ['#5b5cd4', '#ffffff'],
	violet: ['#7550d1', '#ffffff'],
	purple: ['#8039b5', '#ffffff'],
	lavender: ['#7a68a8', '#ffffff'],
	plum: ['#702d71', '#ffffff'],
}

/** A palette's colours; those of the neutral palette for an unknown name. */
export function paletteColours(name: string): { field: string; letter: string } {
	const known = new Map<string, [string, string]>(Object.entries(colours))
	const [field, letter] = known.get(name) ?? colours[NEUTRAL_PALETTE]
	return { field, letter }
}
