import { describe, expect, test } from 'vitest'
import { withSelectedVariants } from './flash-sale.form.ts'

describe('ticked variants', () => {
	test('take the empty rows, then new ones, each once', () => {
		const typed = { 'sku-0': 'A', 'sku-1': '', 'most-1': '3', search: 'a' }
		const selected = { 'pick-0': 'A', 'pick-1': 'B', 'pick-2': 'C' }
		expect(withSelectedVariants({ ...typed, ...selected })).toEqual({
			'sku-0': 'A',
			'sku-1': 'B',
			'most-1': '3',
			'sku-2': 'C',
			'most-2': '1',
		})
	})

	test('do not exceed the rows of a form', () => {
		const full = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`sku-${at}`, `S${at}`]))
		expect(withSelectedVariants({ ...full, 'pick-0': 'NEW' })).toEqual(full)
	})
})
