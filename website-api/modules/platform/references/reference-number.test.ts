import { describe, expect, test } from 'vitest'
import { drawReferenceNumber, normaliseReferenceNumber } from './reference-number.ts'

describe('an order number', () => {
	test('is two groups of four unambiguous characters', () => {
		for (let round = 0; round < 1_000; round++) {
			expect(drawReferenceNumber()).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
		}
	})

	test.each([['7K3M-9QXT'], ['7k3m9qxt'], [' 7K3M 9QXT '], ['#7K3M.9QXT']])(
		'is found when typed as "%s"',
		(typed) => {
			expect(normaliseReferenceNumber(typed)).toBe('7K3M-9QXT')
		},
	)

	test('undefined for text that is not a number', () => {
		expect(normaliseReferenceNumber(' -- ')).toBe('')
	})
})
