const insurance = 'tests/money/insurance.test.ts'

/**
 * Guards of what buyers pay for insured parcels, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const insuranceMutations = [
	{
		name: 'insurance is part of the total',
		file: 'website-api/modules/sales/orders/place/price.ts',
		find: 'shippingPrice - shippingDiscount + insurance',
		replace: 'shippingPrice - shippingDiscount',
		test: insurance,
		only: 'wanted insurance is part of the total',
	},
	{
		name: 'insurance is required from its value on',
		file: 'website-api/modules/sales/shipping/insurance.ts',
		find: 'value >= terms.from',
		replace: 'value > terms.from',
		test: insurance,
		only: 'required insurance is paid',
	},
	{
		name: 'what is collected is not insured',
		file: 'website-api/modules/sales/shipping/insurance.ts',
		find: " || vendor === 'SELF_PICKUP'",
		replace: '',
		test: insurance,
		only: 'required insurance is paid',
	},
	{
		name: 'insurance ends as shipping',
		file: 'website-api/modules/sales/orders/refund/order-money.command.ts',
		find: 'shippingPrice - shippingDiscount + insurance',
		replace: 'shippingPrice - shippingDiscount',
		test: insurance,
		only: 'wanted insurance is part of the total',
	},
	{
		name: 'an edited order is insured for what it has then',
		file: 'website-api/modules/sales/order-edits/edit-unpaid.command.ts',
		find: 'isKept ? order.insurance : insuranceFee(insuranceTerms, value)',
		replace: 'order.insurance',
		test: insurance,
		only: 'an edited order is insured',
	},
	{
		name: 'what an edit does not touch stays as agreed',
		file: 'website-api/modules/sales/order-edits/edit-unpaid.command.ts',
		find: ' || value === sentValue(before)',
		replace: '',
		test: insurance,
		only: 'an edited order is insured',
	},
	{
		name: 'the courier is told what is insured',
		file: 'website-api/modules/sales/couriers/booking/booking-request.command.ts',
		find: 'order.insurance > 0 ? content.value : null',
		replace: 'null',
		test: 'tests/money/courier-bookings.test.ts',
		only: 'is told what to collect',
	},
	{
		name: 'the courier is told what to collect',
		file: 'website-api/modules/sales/couriers/booking/booking-request.command.ts',
		find: '(await codOf(db, order))?.amount ?? null',
		replace: 'null',
		test: 'tests/money/courier-bookings.test.ts',
		only: 'is told what to collect',
	},
]
