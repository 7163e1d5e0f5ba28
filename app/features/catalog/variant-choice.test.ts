import { describe, expect, test } from 'vitest'
import { choicesFrom, chosenVariant } from './variant-choice.ts'

const values = (...labels: string[]) => labels.map((label) => ({ label, swatch: null }))
const options = [
	{ name: 'Warna', values: values('Putih', 'Hitam', 'Emas') },
	{ name: 'Ukuran', values: values('M', 'L') },
]
const whiteM = { id: 1, choice: [0, 0], stock: 0 }
const whiteL = { id: 2, choice: [0, 1], stock: 4 }
const blackM = { id: 3, choice: [1, 0], stock: 2 }
const variants = [whiteM, whiteL, blackM]

describe('the selected variant', () => {
	test.each([
		['3', 3],
		[null, 2],
		['99', 2],
		['abc', 2],
	])('for ?v=%s is %s', (id, expected) => {
		expect(chosenVariant(variants, id)?.id).toBe(expected)
	})

	test('is the first when none is in stock', () => {
		expect(chosenVariant([whiteM], null)).toBe(whiteM)
	})
})

describe('the option values', () => {
	const seen = (from: typeof whiteM) =>
		choicesFrom({ options, variants }, from).map(({ choices }) =>
			choices.map(({ label, state, variantId, chosen }) =>
				[label, state, variantId, ...(chosen ? ['chosen'] : [])].join(' '),
			),
		)

	test('say what is in stock, sold out or needs other values', () => {
		expect(seen(blackM)).toEqual([
			['Putih sold-out 1', 'Hitam open 3 chosen', 'Emas never '],
			['M open 3 chosen', 'L elsewhere 2'],
		])
	})

	test('select the nearest variant with that value', () => {
		expect(seen(whiteL)[0]).toEqual(['Putih open 2 chosen', 'Hitam elsewhere 3', 'Emas never '])
	})
})
