import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from '#tests/support/sizes.ts'
import { type CouponTerms, price, type PriceInput } from './price.ts'

const rupiah = (max: number) => fc.integer({ min: 0, max })
const coupon: fc.Arbitrary<CouponTerms | null> = fc.option(
	fc
		.record({
			isCashback: fc.boolean(),
			isPercentage: fc.boolean(),
			amount: fc.integer({ min: 1, max: 100 }),
			maximumAmount: fc.option(fc.integer({ min: 1, max: 100_000 })),
		})
		.chain((terms) =>
			terms.isPercentage
				? fc.constant(terms)
				: rupiah(500_000).map((amount) => ({ ...terms, amount: amount + 1 })),
		),
)
const basket: fc.Arbitrary<PriceInput> = fc.record({
	lines: fc.array(fc.record({ subTotal: rupiah(5_000_000) }), { minLength: 1, maxLength: 12 }),
	shippingPrice: fc.option(rupiah(200_000)),
	insurance: rupiah(50_000),
	productCoupon: coupon,
	shippingCoupon: coupon,
	tier: fc.option(
		fc.record({ discountBp: fc.integer({ min: 0, max: 10_000 }), isShippingFree: fc.boolean() }),
	),
	coins: rupiah(3_000_000),
	wallet: rupiah(10_000_000),
})

/** Independent implementation of the rules with exact fractions, computed backwards from the total. */
function oracle(input: PriceInput) {
	const goods = input.lines.map((line) => BigInt(line.subTotal)).reduce((a, b) => a + b, 0n)
	const carriage = BigInt(input.shippingPrice ?? 0)
	const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (b < a ? b : a))
	const given = (terms: CouponTerms | null, base: bigint) => {
		if (!terms) return 0n
		if (!terms.isPercentage) return least(BigInt(terms.amount), base)
		const part = (base * BigInt(terms.amount)) / 100n
		return terms.maximumAmount === null ? part : least(part, BigInt(terms.maximumAmount))
	}
	const product = given(input.productCoupon, goods)
	const byVoucher = input.productCoupon?.isCashback ? 0n : product
	const byTier = least((goods * BigInt(input.tier?.discountBp ?? 0)) / 10_000n, goods - byVoucher)
	const byCoins = least(BigInt(input.coins), goods / 2n, goods - byVoucher - byTier)
	const shipped = given(input.shippingCoupon, carriage)
	const free = input.tier?.isShippingFree === true
	const offCarriage = free ? carriage : input.shippingCoupon?.isCashback ? 0n : shipped
	const total =
		goods + carriage + BigInt(input.insurance) - byVoucher - byTier - byCoins - offCarriage
	return {
		total: Number(total),
		coins: Number(byCoins),
		wallet: Number(least(BigInt(input.wallet), total)),
		cashback: Number(
			(input.productCoupon?.isCashback ? product : 0n) +
				(input.shippingCoupon?.isCashback && !free ? shipped : 0n),
		),
	}
}

const carts = sizeOf({ usual: 2_000, full: 10_000 })
test(`${carts} random carts have the price of an independent implementation, never negative`, () => {
	fc.assert(
		fc.property(basket, (input) => {
			const { total, coins, wallet, productCashback, shippingCashback, ...rest } = price(input)
			expect({ total, coins, wallet, cashback: productCashback + shippingCashback }).toEqual(
				oracle(input),
			)
			expect(total).toBeGreaterThanOrEqual(0)
			const off = rest.productDiscount + rest.tierDiscount + coins
			expect(rest.lines.reduce((sum, line) => sum + line.discount, 0)).toBe(off)
			expect(rest.lines.reduce((sum, line) => sum + line.coins, 0)).toBe(coins)
			for (const [at, line] of rest.lines.entries()) {
				expect(line.discount).toBeLessThanOrEqual(input.lines[at]?.subTotal ?? 0)
			}
		}),
		{ numRuns: carts },
	)
})

const plain: PriceInput = {
	lines: [{ subTotal: 100_000 }, { subTotal: 50_000 }],
	shippingPrice: 10_000,
	insurance: 0,
	productCoupon: null,
	shippingCoupon: null,
	tier: null,
	coins: 0,
	wallet: 0,
}
const terms = { isCashback: false, isPercentage: false, amount: 1, maximumAmount: null }

test.each<[string, Partial<PriceInput>, Partial<ReturnType<typeof price>>]>([
	['nothing', {}, { total: 160_000 }],
	[
		'a fixed amount, whose maximum says nothing',
		{ productCoupon: { ...terms, amount: 20_000, maximumAmount: 5_000 } },
		{ productDiscount: 20_000 },
	],
	['more than the goods', { productCoupon: { ...terms, amount: 999_999 } }, { total: 10_000 }],
	['coins for half at most', { coins: 1_000_000 }, { coins: 75_000, total: 85_000 }],
	[
		'coins for what a voucher left',
		{ coins: 1_000_000, productCoupon: { ...terms, amount: 130_000 } },
		{ coins: 20_000, total: 10_000 },
	],
	[
		'insurance, which no voucher for delivery pays',
		{ insurance: 5_200, shippingCoupon: { ...terms, amount: 999_999 } },
		{ shippingDiscount: 10_000, total: 155_200 },
	],
	['the wallet, for all', { wallet: 1_000_000 }, { wallet: 160_000, total: 160_000 }],
])('%s is priced correctly', (_, over, expected) => {
	expect(price({ ...plain, ...over })).toMatchObject(expected)
})

const goods = (coupon: Partial<CouponTerms>) => ({ productCoupon: { ...terms, ...coupon } })
const half = { isPercentage: true, amount: 50 }

test.each<[string, Partial<PriceInput>, Partial<ReturnType<typeof price>>]>([
	['a percentage', goods(half), { productDiscount: 75_000 }],
	[
		'a percentage with a maximum',
		goods({ ...half, maximumAmount: 30_000 }),
		{ productDiscount: 30_000 },
	],
	['a fixed amount', goods({ amount: 20_000 }), { productDiscount: 20_000, total: 140_000 }],
	[
		'cashback',
		goods({ isCashback: true, amount: 20_000 }),
		{ productDiscount: 0, productCashback: 20_000, total: 160_000 },
	],
	[
		'a shipping voucher',
		{ shippingCoupon: { ...terms, amount: 4_000 } },
		{ shippingDiscount: 4_000, productDiscount: 0, total: 156_000 },
	],
	[
		'a shipping voucher of more than the shipping',
		{ shippingCoupon: { ...terms, amount: 15_000 } },
		{ shippingDiscount: 10_000, total: 150_000 },
	],
])('[CP-02] %s takes effect', (_, over, expected) => {
	expect(price({ ...plain, ...over })).toMatchObject(expected)
})
