import { describe, expect, test } from 'vitest'
import { findTyped, nothingTyped, typedWith } from './type-ahead.ts'

describe('type-ahead', () => {
	test('[BC-11] joins letters within 700 ms into a word and restarts after a longer pause', () => {
		const first = typedWith(nothingTyped, 's', 10_000)
		const second = typedWith(first, 'i', 10_700)
		expect(second.text).toBe('si')
		expect(typedWith(second, 'j', 11_401).text).toBe('j')
	})

	const names = ['Jamaika', 'Jepang', 'Jerman', 'Åland', 'Singapura']

	test.each<[string, number, number]>([
		['j', 4, 0],
		['j', 0, 1],
		['jj', 1, 2],
		['je', 0, 1],
		['jer', 1, 2],
		['al', 0, 3],
		['x', 0, -1],
	])('finds for %j after index %d the index %d', (typed, after, found) => {
		expect(findTyped(names, typed, after)).toBe(found)
	})
})
