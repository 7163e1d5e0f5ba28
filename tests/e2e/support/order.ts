import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { getProduct } from '#contract/product.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { createOrder } from '#contract/shown-order.ts'
import type { OrderWire } from '#tests/support/order-wire.ts'
import { getQuote } from '#contract/quote.ts'
import type { Customer } from './customer.ts'
import { moveOrder } from './shop-staff.ts'
import { callApi } from './website-api.ts'

/** A product at Rp 35,000 with a stock of hundreds: many journeys buy it concurrently. */
export const plenty = 'bros-kelopak-kawat'

const address = {
	DISTRICT_CODE: '31.74.07',
	VILLAGE: 'Gunung',
	POSTCODE: '12120',
	STREET: 'Jalan Melati No. 12, RT 03/RW 05',
}

type Purchase = Partial<{
	/** Its slug. Default: a product with a stock of hundreds. */
	product: string
	units: number
	/** Who carries it, e.g. SICEPAT/reg. Default: the first courier that is offered. */
	courier: string
	/** The code of the agent or affiliate who referred the customer. */
	agent: string
	affiliate: string
}>

/** A customer, or a guest, who has no token. */
type Buyer = Pick<Customer, 'host' | 'name' | 'email' | 'phone'> & Partial<Pick<Customer, 'token'>>

/** Places an order through the website API, with courier and bank transfer. */
export async function placedOrder(
	{ host, token, name, email, phone }: Buyer,
	{ product = plenty, units = 1, courier, agent, affiliate }: Purchase = {},
): Promise<OrderWire> {
	const found = await callApi(getProduct.answer, { path: `/product/${product}` }, host)
	const variant = found.data.VARIANT_LIST.find(({ VARIANT_STOCK }) => VARIANT_STOCK >= units)
	const CART_LIST = [{ CART_ID: variant?.VARIANT_ID ?? 0, CART_QTY: units }]
	const { DISTRICT_CODE } = address
	const quote = (chosen: object) => {
		const body = { CART_LIST, DISTRICT_CODE, ...chosen }
		return callApi(getQuote.answer, { method: 'POST', path: '/order/quote', body, token }, host)
	}
	const { data: offered } = await quote({})
	const offer = offered.SHIPPING_OFFER_LIST.find(({ VENDOR_CODE, VENDOR_METHOD }) =>
		courier === undefined
			? VENDOR_CODE !== 'SELF_PICKUP' && VENDOR_CODE !== 'GOSEND'
			: `${VENDOR_CODE}/${VENDOR_METHOD}` === courier,
	)
	const delivery = { VENDOR_CODE: offer?.VENDOR_CODE, VENDOR_METHOD: offer?.VENDOR_METHOD }
	const { data: priced } = await quote(delivery)
	const { data: methods } = await callApi(
		listPaymentMethods.answer,
		{ path: '/payment/method-list' },
		host,
	)
	const order = {
		CART_TOKEN: randomBytes(16).toString('base64url'),
		CART_VERSION: 1,
		CART_LIST,
		CUSTOMER_NAME: name,
		CUSTOMER_PHONE: `+62${phone.slice(1)}`,
		CUSTOMER_EMAIL: email,
		ADDRESS: address,
		...delivery,
		PAYMENT_METHOD: 'BANK_TRANSFER',
		BANK_CODE: methods.list.flatMap(({ BANK_LIST }) => BANK_LIST)[0]?.BANK_CODE,
		EXPECTED_TOTAL: priced.TOTAL,
		...(agent === undefined ? {} : { AGENT_TRACKING_CODE: agent }),
		...(affiliate === undefined ? {} : { AFFILIATE_TRACKING_CODE: affiliate }),
	}
	const call = { method: 'POST', path: '/order', body: order, token } as const
	return (await callApi(createOrder.answer, call, host)).data
}

/** Places, pays and cancels an order of the customer, so that its total is in their wallet. */
export async function filledWallet(customer: Customer, purchase?: Purchase): Promise<OrderWire> {
	const order = await placedOrder(customer, purchase)
	await moveOrder(order.ORDER_NUMBER, 'confirm')
	const path = `/order/${order.ORDER_NUMBER}/cancellation` as const
	const { token, host } = customer
	await callApi(z.unknown(), { method: 'POST', path, body: {}, token }, host)
	return order
}

/** Adds a bank account for withdrawals. */
export async function savedBank({ host, token, name, password }: Customer, number = '1234567890') {
	const body = {
		BANK_CODE: 'BCA',
		BANK_ACCOUNT_NUMBER: number,
		BANK_ACCOUNT_HOLDER: name,
		PASSWORD: password,
	}
	await callApi(z.unknown(), { method: 'POST', path: '/bank', body, token }, host)
}
