import { expect, test } from 'vitest'
import { VariantForm } from './variant.form.ts'

const form = { act: 'price', before: '1000', price: '25.000', reason: '' }

test.each(['12,5', 'murah', '-1'])('a price while on offer of %j has a text key', (discount) => {
	expect(VariantForm.safeParse({ ...form, discount }).error?.issues).toMatchObject([
		{ path: ['discount'], message: 'priceWrong' },
	])
})

test.each([
	['', null],
	['20.000', 20_000],
])('a price while on offer of %j is %j', (discount, expected) => {
	expect(VariantForm.parse({ ...form, discount })).toMatchObject({ discount: expected })
})
