/** Space in px needed below the button to open the list downwards (spec section 9). */
const heightNeeded = 200

/** Where a list opens: upwards when there is too little space below its button. */
export function dropSide(heightBelow: number): 'above' | 'below' {
	return heightBelow < heightNeeded ? 'above' : 'below'
}
