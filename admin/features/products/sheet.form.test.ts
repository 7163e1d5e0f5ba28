import { expect, test } from 'vitest'
import { changesOf } from './sheet.form.ts'

const all = { price: true, stock: true }

function form(fields: Record<string, string>) {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.set(name, value)
	return data
}

test('only values that differ from those shown are changes', () => {
	const sent = form({
		'shown-1': '5000:3',
		'price-1': '5.000',
		'onHand-1': '3',
		'shown-2': '5000:3',
		'price-2': '6.000',
		'onHand-2': '4',
		stockReason: 'COUNT',
	})
	expect(changesOf(sent, all)).toEqual({
		prices: [{ id: 2, priceBefore: 5_000, price: 6_000 }],
		stock: [{ id: 2, onHandBefore: 3, onHand: 4 }],
		stockReason: 'COUNT',
		errors: {},
	})
})

test('a wrong number and a missing reason are named by field', () => {
	const sent = form({ 'shown-7': '5000:3', 'price-7': 'murah', 'onHand-7': '9' })
	expect(changesOf(sent, all).errors).toEqual({
		'price-7': 'priceWrong',
		stockReason: 'reasonMissing',
	})
})

test('a reason that is too long is refused, not cut', () => {
	expect(changesOf(form({ priceReason: 'x'.repeat(201) }), all).errors).toEqual({
		priceReason: 'tooLong',
	})
})

test('values that the staff member may not change are left out', () => {
	const sent = form({ 'shown-7': '5000:3', 'price-7': '1', 'onHand-7': '9' })
	const { prices, stock, errors } = changesOf(sent, { price: false, stock: false })
	expect([prices, stock, errors]).toEqual([[], [], {}])
})
