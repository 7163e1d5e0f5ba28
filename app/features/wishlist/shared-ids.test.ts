import { describe, expect, test } from 'vitest'
import { sharedIds, sharedText } from './shared-ids.ts'

describe('the URL of a shared wishlist', () => {
	test.each([
		['12-7-105', [12, 7, 105]],
		['7-7-8', [7, 8]],
		['', []],
		['<b>-0--1e3-5', [5]],
		['99999999999999999', []],
	])('%s names %j', (text, ids) => {
		expect(sharedIds(text)).toEqual(ids)
	})

	test('contains at most sixty ids, which it parses again', () => {
		const ids = Array.from({ length: 80 }, (_, at) => at + 1)
		expect(sharedIds(sharedText(ids))).toEqual(ids.slice(0, 60))
		expect(sharedIds(ids.join('-'))).toHaveLength(60)
		expect(sharedIds(null)).toEqual([])
	})
})
