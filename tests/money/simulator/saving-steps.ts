import { expect } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, type ExampleShop } from '#tests/support/example-shop.ts'
import { topUp } from '../support/customers.ts'
import { checkout, orderIn, outcomeOf } from '../support/shop-calls.ts'
import { exampleVoucher, grantCoins } from '#tests/support/example-voucher.ts'
import type { Model } from './model.ts'
import { pick, type Step } from './steps.ts'
import type { Member, Simulation } from './simulation.ts'

const FIXED = 'TETAP'
const PERCENT = 'PERSEN'
const CARRIAGE = 'KIRIM'
/** Unpaid orders that a customer may have at once. */
const MAX_UNPAID = 5

/** Signed-in customers with money and coins, and vouchers for them, in the shop and in the model. */
export async function addMembers(db: Database, shop: ExampleShop, model: Model): Promise<Member[]> {
	const { companyId } = shop
	const vouchers = [
		{ code: FIXED, amount: 20_000, quota: 5, perCustomer: 3 },
		{ code: PERCENT, isPercentage: true, amount: 10, maximumAmount: 8_000, perCustomer: 2 },
		{ code: CARRIAGE, isForShipping: true, amount: 4_000, quota: 8, perCustomer: 4 },
	]
	for (const terms of vouchers) {
		await exampleVoucher(db, companyId, terms)
		const { code, quota = null, perCustomer } = terms
		model.vouchers.set(code, { quota, perCustomer, used: 0 })
	}
	const members: Member[] = []
	for (let at = 0; at < 12; at++) {
		const member = { ...(await exampleCustomer(db, shop)), phone: `+62813${10_000_000 + at}` }
		const { customerId } = member
		const [wallet, coins] = [200_000, 40_000]
		await grantCoins(db, companyId, customerId, coins)
		await topUp(db, companyId, [customerId], wallet)
		model.addToWallet(customerId, wallet)
		model.addCoins(customerId, coins)
		members.push(member)
	}
	return members
}

/** A member orders with vouchers, coins and the wallet: as many as they have, or more. */
export const placeSaving: Step = async (simulation, fault) => {
	const { model, shop, random } = simulation
	const member = pick(simulation, simulation.members)
	if (!member) return
	const { customerId } = member
	const variantId = pick(simulation, shop.variantIds) ?? 0
	const quantity = 1 + Math.floor(random() * 4)
	const bill = billOf(simulation, customerId, quantity)
	const order = {
		...exampleOrder([[variantId, quantity]], bill.total),
		...{ CUSTOMER_PHONE: member.phone, COINS: bill.coins, WALLET_AMOUNT: bill.wallet },
		PRODUCT_COUPON_CODE: bill.product,
		SHIPPING_COUPON_CODE: bill.shipping,
	}
	const request = checkout(shop, order)
	const headers = { ...request.headers, ...member.headers }
	const answers = await simulation.call({ ...request, headers }, fault)

	const units = new Map([[variantId, quantity]])
	const refusal = refusalOf(simulation, customerId, bill, units)
	if (refusal !== null) {
		for (const answer of answers) expect(outcomeOf(answer)).toBe(refusal)
		return
	}
	const placed = answers.map(orderIn)
	const [first] = placed
	if (!first) throw new Error('No answer')
	expect(new Set(placed.map((one) => one.ORDER_NUMBER)).size).toBe(1)
	expect(first.TOTAL - first.UNIQUE_CODE).toBe(bill.total)
	const isPaid = bill.wallet === bill.total
	expect(first.UNIQUE_CODE > 0).toBe(!isPaid)
	const vouchers = [bill.product, bill.shipping].filter((code) => code !== undefined)
	for (const code of vouchers) model.count(code, 1)
	model.addToWallet(customerId, -bill.wallet)
	model.addCoins(customerId, -bill.coins)
	model.place({
		number: first.ORDER_NUMBER,
		...{ customerId, units, vouchers, payments: new Map() },
		status: isPaid ? 'PAYMENT_CONFIRMED' : 'PENDING',
		...{ total: first.TOTAL, shipping: first.SHIPPING_PRICE, goods: bill.goods },
		...{ walletPaid: bill.wallet, coins: bill.coins },
	})
}

type Bill = ReturnType<typeof billOf>

// Reckoned here by other means than the shop's: each voucher of this shop by hand.
function billOf(simulation: Simulation, customerId: string, quantity: number) {
	const { model, random, price } = simulation
	const product = pick(simulation, [undefined, undefined, FIXED, PERCENT])
	const shipping = random() < 0.3 ? CARRIAGE : undefined
	const whole = quantity * price
	const off =
		product === FIXED
			? Math.min(20_000, whole)
			: product === PERCENT
				? Math.min(8_000, Math.trunc(whole * 0.1))
				: 0
	// Now and then more than there is.
	const greed = random() < 0.1 ? 5_000 : 0
	const most = Math.min(Math.trunc(whole / 2), whole - off)
	const coinsLeft = model.coins.get(customerId) ?? 0
	const coins = random() < 0.4 ? Math.min(most, coinsLeft + greed) : 0
	const goods = whole - off - coins
	const total = goods + EXAMPLE_CARRIAGE - (shipping ? 4_000 : 0)
	const wallet = random() < 0.5 ? Math.min(total, model.wallet(customerId) + greed) : 0
	return { product, shipping, coins, goods, total, wallet }
}

function refusalOf(
	{ model }: Simulation,
	customerId: string,
	bill: Bill,
	units: Map<number, number>,
): string | null {
	const codes = [bill.product, bill.shipping].filter((code) => code !== undefined)
	if (codes.some((code) => !model.mayUse(code, customerId))) return '409 VOUCHER_UNUSABLE'
	if (!model.fits(units)) return '409 OUT_OF_STOCK'
	const isShort =
		bill.coins > (model.coins.get(customerId) ?? 0) || bill.wallet > model.wallet(customerId)
	if (isShort) return '409 PRICE_CHANGED'
	const unpaid = model.orders.filter(
		(order) => order.customerId === customerId && order.status === 'PENDING',
	)
	const isUnpaid = bill.wallet < bill.total
	return isUnpaid && unpaid.length >= MAX_UNPAID ? '409 TOO_MANY_UNPAID_ORDERS' : null
}
