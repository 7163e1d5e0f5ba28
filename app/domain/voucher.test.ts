import { expect, test } from 'vitest'
import type { OfferedVoucher } from '#contract/voucher.ts'
import { bestVoucher } from './voucher.ts'

function offered(code: string, terms: Partial<OfferedVoucher> = {}): OfferedVoucher {
	return {
		id: 1,
		code,
		title: code,
		description: code,
		endsAt: new Date('2030-01-01'),
		isCashback: false,
		isForShipping: false,
		isPercentage: false,
		amount: 10_000,
		maximumAmount: null,
		minimumSubTotal: 0,
		left: null,
		perCustomer: 1,
		usedCount: 0,
		...terms,
	}
}

const tenPercent = { isPercentage: true, amount: 10 }
test.each<[string, OfferedVoucher[], { code: string; saving: number } | null]>([
	['nothing is offered', [], null],
	[
		'the higher saving',
		[offered('A'), offered('B', { amount: 20_000 })],
		{ code: 'B', saving: 20_000 },
	],
	['a percentage, rounded down', [offered('A', { ...tenPercent })], { code: 'A', saving: 9_999 }],
	[
		'a percentage up to its maximum',
		[offered('A', { ...tenPercent, maximumAmount: 5_000 })],
		{ code: 'A', saving: 5_000 },
	],
	['at most the price', [offered('A', { amount: 500_000 })], { code: 'A', saving: 99_999 }],
	['none for shipping', [offered('A', { isForShipping: true })], null],
	[
		'the nearest minimum where none applies',
		[offered('A', { minimumSubTotal: 300_000 }), offered('B', { minimumSubTotal: 100_000 })],
		{ code: 'B', saving: 0 },
	],
])('the best voucher for Rp 99.999: %s', (_, vouchers, expected) => {
	const best = bestVoucher(99_999, vouchers)
	expect(best && { code: best.voucher.code, saving: best.saving }).toEqual(expected)
})
