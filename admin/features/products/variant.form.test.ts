import { expect, test } from 'vitest'
import { PriceForm, StockForm } from './variant.form.ts'

const form = { priceBefore: '1000', discountBefore: '', price: '25.000', priceReason: '' }

test.each(['12,5', 'murah', '-1'])('a price while on offer of %j has a text key', (discount) => {
	expect(PriceForm.safeParse({ ...form, discount }).error?.issues).toMatchObject([
		{ path: ['discount'], message: 'priceWrong' },
	])
})

test.each([
	['', null],
	['20.000', 20_000],
])('a price while on offer of %j is %j', (discount, expected) => {
	expect(PriceForm.parse({ ...form, discount })).toMatchObject({ discount: expected })
})

const stock = { onHandBefore: '3', reason: '', note: '' }

test('a stock that stays needs no reason, a changed one does', () => {
	expect(StockForm.safeParse({ ...stock, onHand: '3' }).success).toBe(true)
	expect(StockForm.safeParse({ ...stock, onHand: '4' }).error?.issues).toMatchObject([
		{ path: ['reason'], message: 'reasonMissing' },
	])
})
