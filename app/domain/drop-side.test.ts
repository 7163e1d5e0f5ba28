import { expect, test } from 'vitest'
import { dropSide } from './drop-side.ts'

test.each([
	[0, 'above'],
	[199, 'above'],
	[200, 'below'],
	[600, 'below'],
])('[BC-11] with %d px below its button a list opens %s', (room, side) => {
	expect(dropSide(room)).toBe(side)
})
