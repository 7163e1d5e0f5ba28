/** Room in px that a list needs below its button (spec section 9). */
const roomNeeded = 200

/** Where a list opens: above when there is too little room under its button. */
export function dropSide(roomBelow: number): 'above' | 'below' {
	return roomBelow < roomNeeded ? 'above' : 'below'
}
