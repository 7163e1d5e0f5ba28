import { describe, expect, test } from 'vitest'
import { findTyped, nothingTyped, typedWith } from './type-ahead.ts'

describe('typing to find', () => {
	test('[BC-11] letters within 700 ms are one word, a longer pause begins anew', () => {
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
	])('%j after %d is %d', (typed, after, found) => {
		expect(findTyped(names, typed, after)).toBe(found)
	})
})
