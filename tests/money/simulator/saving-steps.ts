import { expect } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, type ExampleShop } from '#tests/support/example-shop.ts'
import { topUp } from '#tests/support/top-up.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { checkout, orderIn, outcomeOf } from '../support/shop-calls.ts'
import { exampleVoucher, grantCoins } from '#tests/support/example-voucher.ts'
import type { Model } from './model.ts'
import { pick, type Step } from './steps.ts'
import type { Member, Simulation } from './simulation.ts'

const FIXED = 'TETAP'
const PERCENT = 'PERSEN'
const CARRIAGE = 'KIRIM'
/** The maximum number of unpaid orders of a customer. */
const MAX_UNPAID = 5

/** Adds signed-in customers with money, coins and vouchers to the shop and to the model. */
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
		await inTransaction(db, (tx) => topUp(tx, companyId, [customerId], wallet))
		model.addToWallet(customerId, wallet)
		model.addCoins(customerId, coins)
		members.push(member)
	}
	return members
}

/** A member orders with vouchers, coins and wallet, as many as they have, or more. */
export const placeWithSavings: Step = async (simulation, fault) => {
	const { model, shop, random } = simulation
	const member = pick(simulation, simulation.members)
	if (!member) return
	const { customerId } = member
	const variantId = pick(simulation, shop.variantIds) ?? 0
	const quantity = 1 + Math.floor(random() * 4)
	const charges = chargesOf(simulation, customerId, quantity)
	const order = {
		...exampleOrder([[variantId, quantity]], charges.total),
		CUSTOMER_PHONE: member.phone,
		// A voucher counts buyers by their email, too.
		CUSTOMER_EMAIL: `anggota${member.phone.slice(1)}@example.com`,
		COINS: charges.coins,
		WALLET_AMOUNT: charges.wallet,
		PRODUCT_COUPON_CODE: charges.product,
		SHIPPING_COUPON_CODE: charges.shipping,
	}
	const request = checkout(shop, order)
	const headers = { ...request.headers, ...member.headers }
	const answers = await simulation.call({ ...request, headers }, fault)

	const units = new Map([[variantId, quantity]])
	const refusal = refusalOf(simulation, customerId, charges, units)
	if (refusal !== null) {
		for (const answer of answers) expect(outcomeOf(answer)).toBe(refusal)
		return
	}
	const placed = answers.map(orderIn)
	const [first] = placed
	if (!first) throw new Error('No answer')
	expect(new Set(placed.map((one) => one.ORDER_NUMBER)).size).toBe(1)
	expect(first.TOTAL - first.UNIQUE_CODE).toBe(charges.total)
	const isPaid = charges.wallet === charges.total
	expect(first.UNIQUE_CODE > 0).toBe(!isPaid)
	const vouchers = [charges.product, charges.shipping].filter((code) => code !== undefined)
	for (const code of vouchers) model.count(code, 1)
	model.addToWallet(customerId, -charges.wallet)
	model.addCoins(customerId, -charges.coins)
	model.place({
		number: first.ORDER_NUMBER,
		customerId,
		units,
		vouchers,
		payments: new Map(),
		status: isPaid ? 'PAYMENT_CONFIRMED' : 'PENDING',
		total: first.TOTAL,
		shipping: first.SHIPPING_PRICE,
		productTotal: charges.productTotal,
		walletPaid: charges.wallet,
		partPaid: 0,
		coins: charges.coins,
	})
}

type Charges = ReturnType<typeof chargesOf>

// Computed independently of the shop: each voucher by its own formula.
function chargesOf(simulation: Simulation, customerId: string, quantity: number) {
	const { model, random, price } = simulation
	const product = pick(simulation, [undefined, undefined, FIXED, PERCENT])
	const shipping = random() < 0.3 ? CARRIAGE : undefined
	const subTotal = quantity * price
	const discount =
		product === FIXED
			? Math.min(20_000, subTotal)
			: product === PERCENT
				? Math.min(8_000, Math.trunc(subTotal * 0.1))
				: 0
	// Sometimes more than available.
	const excess = random() < 0.1 ? 5_000 : 0
	const maxCoins = Math.min(Math.trunc(subTotal / 2), subTotal - discount)
	const coinsLeft = model.coins.get(customerId) ?? 0
	const coins = random() < 0.4 ? Math.min(maxCoins, coinsLeft + excess) : 0
	const productTotal = subTotal - discount - coins
	const total = productTotal + EXAMPLE_CARRIAGE - (shipping ? 4_000 : 0)
	const wallet = random() < 0.5 ? Math.min(total, model.wallet(customerId) + excess) : 0
	return { product, shipping, coins, productTotal, total, wallet }
}

function refusalOf(
	{ model }: Simulation,
	customerId: string,
	charges: Charges,
	units: Map<number, number>,
): string | null {
	const codes = [charges.product, charges.shipping].filter((code) => code !== undefined)
	if (codes.some((code) => !model.canUseVoucher(code, customerId))) return '409 VOUCHER_UNUSABLE'
	if (!model.isInStock(units)) return '409 OUT_OF_STOCK'
	const isUncovered =
		charges.coins > (model.coins.get(customerId) ?? 0) || charges.wallet > model.wallet(customerId)
	if (isUncovered) return '409 PRICE_CHANGED'
	const unpaid = model.orders.filter(
		(order) => order.customerId === customerId && order.status === 'PENDING',
	)
	const isUnpaid = charges.wallet < charges.total
	return isUnpaid && unpaid.length >= MAX_UNPAID ? '409 TOO_MANY_UNPAID_ORDERS' : null
}
