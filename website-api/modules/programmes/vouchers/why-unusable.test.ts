import { expect, test } from 'vitest'
import { type VoucherCart, unusableReason } from './why-unusable.ts'

const state = {
	companyId: 1,
	id: 1,
	code: 'PANEN',
	isActive: true,
	isPrivate: false,
	isCashback: false,
	isPercentage: false,
	isForShipping: false,
	amount: 10_000,
	maximumAmount: null,
	minimumSubTotal: 50_000,
	perCustomer: 1,
	quota: null,
	used: 0,
	had: 0,
	hasBegun: true,
	hasEnded: false,
	title: { id: '', en: '' },
	shortDescription: { id: '', en: '' },
	startsAt: new Date(0),
	endsAt: new Date(0),
	version: 0,
}
const cart: VoucherCart = {
	subTotal: 50_000,
	shippingPrice: 10_000,
	isDigitalOnly: false,
	isGuest: false,
}

test.each<[string, Partial<typeof state>, Partial<VoucherCart>, string | null]>([
	['at its minimum subtotal', {}, {}, null],
	['one rupiah below its minimum subtotal', {}, { subTotal: 49_999 }, 'VOUCHER_MINIMUM'],
	['after its end', { hasEnded: true }, {}, 'VOUCHER_ENDED'],
	['for shipping, with a courier chosen', { isForShipping: true }, {}, null],
	[
		'for shipping, without a courier',
		{ isForShipping: true },
		{ shippingPrice: null },
		'VOUCHER_NEEDS_COURIER',
	],
	[
		'for shipping, where nothing is to pay for it',
		{ isForShipping: true },
		{ shippingPrice: 0 },
		'VOUCHER_NO_CARRIAGE',
	],
	['cashback for a customer', { isCashback: true }, {}, null],
	['cashback for a guest', { isCashback: true }, { isGuest: true }, 'VOUCHER_NEEDS_ACCOUNT'],
])('[CP-02] a voucher %s', (_when, terms, held, why) => {
	const problem = unusableReason({ ...state, ...terms }, { ...cart, ...held })
	if (why === null) expect(problem).toBeNull()
	else expect(problem).toMatchObject({ message: why })
})
