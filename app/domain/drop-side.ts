/** Room in px that a list needs below its button (spec section 9). */
const heightNeeded = 200

/** Where a list opens: above when there is too little room under its button. */
export function dropSide(heightBelow: number): 'above' | 'below' {
	return heightBelow < heightNeeded ? 'above' : 'below'
}
