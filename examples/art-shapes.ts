/** A cloth's pattern; the accent draws the motif on the colour. */
export type Pattern =
	| 'stripe'
	| 'pinstripe'
	| 'breton'
	| 'check'
	| 'gingham'
	| 'dot'
	| 'floral'
	| 'leaf'
	| 'kawung'
	| 'parang'
	| 'mega-mendung'
	| 'truntum'
	| 'tenun'
	| 'wave'
	| 'knit'
	| 'denim'
	| 'block'

/** What a drawing shows; the drawer lights it as the shop's studio does (see examples/draw). */
export type Art = {
	/** Kind of object, one of the drawer's shapes ("shirt", "beans-bag", "phone" …). */
	shape: string
	/** Main colour as #rrggbb; a variant's colour where the product has colours. */
	colour: string
	/** Second tone as #rrggbb. */
	accent: string
	/** Small variations (pattern, proportions, label) that make two products of one shape differ. */
	seed: number
	/** For cloth; absent: plain. */
	pattern?: Pattern
}
