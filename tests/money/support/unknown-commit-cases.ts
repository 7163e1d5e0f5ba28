import { randomUUID } from 'node:crypto'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { topUp } from '#tests/support/top-up.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import {
	approveWithdrawal,
	insertWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { coinLot } from '#website-api/modules/programmes/coins/coin-lot.table.ts'
import { reward } from '#website-api/modules/programmes/rewards/reward.table.ts'

type Setting = {
	db: Database
	shop: ExampleShop
	customer: ExampleCustomer
	/** Headers of the shop's owner. */
	caller: Record<string, string>
	picture: Uint8Array<ArrayBuffer>
}
/** A request that moves money or makes something once, as a client would repeat it. */
export type RepeatedRequest = { path: string } & RequestInit
type Case = (setting: Setting) => Promise<RepeatedRequest>

const bank = { code: 'BCA', number: '1234567890', holder: 'Budi Santoso' }
const bankWire = {
	BANK_CODE: 'BCA',
	BANK_ACCOUNT_NUMBER: '1234567890',
	BANK_ACCOUNT_HOLDER: 'Budi Santoso',
}
const total = 50_000 + EXAMPLE_CARRIAGE

const json = (path: string, headers: Record<string, string>, body: unknown = {}) => ({
	path,
	method: 'POST',
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
})
const keyed = (headers: Record<string, string>) => ({
	...headers,
	'idempotency-key': formKeyText(),
})
const staff = (path: string, caller: Record<string, string>, body?: unknown) =>
	json(`/operator/v1${path}`, caller, body)
const lines = ({ variantIds: [variantId = 0] }: ExampleShop): [number, number][] => [[variantId, 1]]
const sale = (
	{ db, shop, customer }: Setting,
	upTo: 'PENDING' | 'PROCESSING' | 'DELIVERED',
	customerId: string | null = customer.customerId,
) => exampleSale(db, shop, { customerId, lines: [[0, 1]], upTo })

/** Endpoints with an idempotency key, by method and path of the contract. */
export const keyedCases: Record<string, Case> = {
	'POST /order': async ({ shop }) =>
		json('/v1/order', keyed(storefrontHeaders(shop)), exampleOrder(lines(shop), total)),
	'POST /payment/confirmation': async (setting) => {
		const order = await sale(setting, 'PENDING', null)
		const form = new FormData()
		const fields = {
			ORDER_NUMBER: order.number,
			CUSTOMER_PHONE: order.customerPhone,
			BANK_CODE: 'BCA',
			SENDER_BANK: 'BCA',
			SENDER_NAME: 'Sari Wulandari',
			PAYMENT_AMOUNT: String(order.total),
			PAYMENT_DATE: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
			NOTE: '',
		}
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		form.set('PROOF', new Blob([setting.picture], { type: 'image/jpeg' }), 'bukti.jpg')
		const { 'content-type': _, ...headers } = storefrontHeaders(setting.shop)
		return { path: '/v1/payment/confirmation', method: 'POST', headers: keyed(headers), body: form }
	},
	'POST /withdrawal': async ({ db, shop: { companyId }, customer }) => {
		const id = randomUUID()
		const { customerId } = customer
		await db.insert(customerBank).values({
			companyId,
			id,
			customerId,
			slot: 1,
			main: true,
			bankCode: bank.code,
			number: bank.number,
			holder: bank.holder,
		})
		const request = { SOURCE: 'wallet', AMOUNT: 60_000, BANK_ID: id }
		return json('/v1/withdrawal', keyed(customer.headers), request)
	},
	'POST /reward/redemption': async ({ db, shop: { companyId }, customer }) => {
		const [id, amount] = [randomUUID(), 1_000]
		const { customerId } = customer
		const text = { id: 'Gelas', en: 'A glass' }
		await db
			.insert(reward)
			.values({ companyId, id, title: text, terms: text, coins: amount, stock: 9 })
		await inTransaction(db, async (tx) => {
			const expiresAt = new Date(Date.now() + 86_400_000)
			const lot = { companyId, id: randomUUID(), customerId, amount: 3 * amount, expiresAt }
			await tx.insert(coinLot).values(lot)
			const to = { kind: 'coins' as const, customerId }
			const gift = { from: { kind: 'coin_grant' as const }, to, amount: 3 * amount }
			const dedupeKey = `test:${customerId}`
			await post(tx, companyId, [{ ...gift, reason: 'gift', dedupeKey }])
		})
		const request = { REWARD_ID: id, COINS: amount }
		return json('/v1/reward/redemption', keyed(customer.headers), request)
	},
	'POST /return': async (setting) => {
		const { number } = await sale(setting, 'DELIVERED')
		const returned = {
			number,
			lines: [[0, 1]] as [number, number][],
			key: formKeyText(),
			pictures: [setting.picture],
		}
		return { path: '/v1/return', ...exampleReturn(setting.customer.headers, returned) }
	},
	'POST /cart/merge': async ({ shop, customer }) => {
		const CART_LIST = lines(shop).map(([CART_ID, CART_QTY]) => ({ CART_ID, CART_QTY }))
		return json('/v1/cart/merge', keyed(customer.headers), { CART_LIST })
	},
	'POST /contact/message': async ({ shop }) =>
		json('/v1/contact/message', keyed(storefrontHeaders(shop)), {
			NAME: 'Sari',
			EMAIL: 'sari@example.com',
			PHONE: '',
			TOPIC: 'OTHER',
			ORDER_NUMBER: '',
			MESSAGE: 'Apakah toko buka hari Minggu?',
		}),
	'POST /operator/v1/orders/{number}/refunds': async (setting) => {
		const { number } = await sale(setting, 'PROCESSING')
		const refund = { AMOUNT: 10_000, REASON: 'LATE' }
		return staff(`/orders/${number}/refunds`, keyed(setting.caller), refund)
	},
	'POST /operator/v1/customers/{id}/withdrawals': async ({ customer, caller }) => {
		const request = { SOURCE: 'wallet', AMOUNT: 60_000, ...bankWire }
		return staff(`/customers/${customer.customerId}/withdrawals`, keyed(caller), request)
	},
	'POST /operator/v1/customers/{id}/wallet-adjustments': async ({ shop, customer, caller }) => {
		const request = { STEP: 'TAKE', AMOUNT: 60_000, REASON: 'Salah kredit.' }
		const headers = { ...keyed(caller), [OPERATOR_COMPANY_HEADER]: shop.code }
		return staff(`/customers/${customer.customerId}/wallet-adjustments`, headers, request)
	},
}

/** Endpoints of staff that move money without a key: the state of the order or withdrawal admits them once. */
export const statefulCases: Record<string, Case> = {
	'POST /orders/{number}/payments': async (setting) => {
		const { number } = await sale(setting, 'PENDING')
		const paid = { PROVIDER: 'BCA', REFERENCE: `transfer ${number}`, AMOUNT: total }
		return staff(`/orders/${number}/payments`, setting.caller, paid)
	},
	'POST /orders/{number}/cancellation': async (setting) => {
		const { number } = await sale(setting, 'PROCESSING')
		return staff(`/orders/${number}/cancellation`, setting.caller)
	},
	'POST /orders/{number}/completion': async (setting) => {
		const { number } = await sale(setting, 'DELIVERED')
		return staff(`/orders/${number}/completion`, setting.caller)
	},
	'POST /withdrawals/{id}/approval': async (setting) =>
		staff(`/withdrawals/${await withdrawalOf(setting)}/approval`, setting.caller),
	'POST /withdrawals/{id}/payout': async (setting) => {
		const path = `/withdrawals/${await withdrawalOf(setting, true)}/payout`
		return staff(path, setting.caller, { REFERENCE: `payout ${setting.shop.companyId}` })
	},
	'POST /withdrawals/{id}/rejection': async (setting) =>
		staff(`/withdrawals/${await withdrawalOf(setting)}/rejection`, setting.caller),
}

async function withdrawalOf({ db, shop: { companyId }, customer }: Setting, isApproved = false) {
	return inTransaction(db, async (tx) => {
		const { customerId } = customer
		const request = { customerId, source: 'wallet' as const, amount: 60_000, bank }
		const id = await insertWithdrawal(tx, companyId, request)
		if (isApproved) await approveWithdrawal(tx, companyId, id)
		return id
	})
}

/** A shop's customer with money in the wallet. */
export async function wealthyCustomer(db: Database, shop: ExampleShop): Promise<ExampleCustomer> {
	const customer = await exampleCustomer(db, shop)
	await inTransaction(db, (tx) => topUp(tx, shop.companyId, [customer.customerId], 500_000))
	return customer
}
