import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each<[number, number, (number | null)[]]>([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[2, 5, [1, 2, 3, 4, 5]],
	[1, 9, [1, 2, null, 9]],
	[4, 9, [1, 2, 3, 4, 5, null, 9]],
	[5, 9, [1, null, 4, 5, 6, null, 9]],
	[9, 9, [1, null, 8, 9]],
	[99, 5, [1, null, 5]],
])('page %d of %d shows %j', (page, pages, shown) => {
	expect(pageNumbers(page, pages)).toEqual(shown)
})
