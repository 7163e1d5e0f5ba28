import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OrderRequestWire } from '#contract/order.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { codeForOrder } from '#website-api/modules/affiliates/referral.queries.ts'
import { agentCoded } from '#website-api/modules/agents/agent.queries.ts'
import { announce } from '#website-api/modules/outbox/outbox.queries.ts'
import { requireAddress, requirePayee, requirePhone } from './checkout-fields.ts'
import { orderLine } from './order-line.table.ts'
import { claimCart } from './ordered-cart.queries.ts'
import { type PricedOrder, priceOrder } from './price-order.queries.ts'
import { reserveLines } from './reserve-lines.queries.ts'
import { insertWithTransferCode } from './transfer-code.queries.ts'

export type Buyer = {
	companyId: number
	locale: Locale
	/** Null: a guest. */
	customerId: string | null
}

/**
 * Places an order, in the one fixed order of locks: cart, stock rows by ascending id, order. Returns its id.
 * 409 CART_ALREADY_ORDERED, OUT_OF_STOCK, PRICE_CHANGED; 422 with fields; nothing is kept of a refused one.
 */
export async function placeOrder(
	tx: Transaction,
	buyer: Buyer,
	request: OrderRequestWire,
	expiryMinutes: number,
): Promise<string> {
	const { companyId, customerId, locale } = buyer
	await claimCart(tx, companyId, request)
	const customerPhone = requirePhone(request.CUSTOMER_PHONE)
	const address = await requireAddress(request)
	const payee = await requirePayee(tx, companyId, request)
	const DISTRICT_CODE = address?.districtCode
	const priced = await priceOrder(tx, buyer, { ...request, DISTRICT_CODE })
	const { offer } = priced
	if (!offer) throw fieldProblem('VENDOR_METHOD', { message: 'COURIER_UNAVAILABLE' })

	const agent =
		request.AGENT_TRACKING_CODE === undefined
			? undefined
			: await agentCoded(tx, companyId, request.AGENT_TRACKING_CODE)

	const id = randomUUID()
	await reserveLines(tx, companyId, id, priced)
	if (priced.total !== request.EXPECTED_TOTAL) throw new Problem(409, 'PRICE_CHANGED')
	const { number } = await insertWithTransferCode(tx, {
		companyId,
		id,
		customerId,
		cartToken: request.CART_TOKEN,
		cartVersion: request.CART_VERSION,
		customerName: request.CUSTOMER_NAME,
		customerPhone,
		customerEmail: request.CUSTOMER_EMAIL,
		address,
		vendorCode: offer.vendorCode,
		vendorMethod: offer.vendorMethod,
		vendorName: offer.vendorName,
		vendorMethodName: offer.methodName,
		vendorMethodGroup: offer.group,
		vendorMethodImageUrl: offer.imageUrl,
		weightGrams: priced.weightGrams,
		subTotal: priced.subTotal,
		shippingPrice: offer.price,
		paymentMethod: request.PAYMENT_METHOD,
		...payee,
		note: request.NOTE,
		agentCode: agent?.code ?? null,
		affiliateCode: await codeForOrder(tx, buyer, request.AFFILIATE_TRACKING_CODE),
		locale,
		dueAt: sql`now() + make_interval(secs => ${expiryMinutes * 60})`,
	})
	await insertLines(tx, companyId, id, priced)
	await announce(tx, {
		companyId,
		topic: 'order.placed',
		dedupeKey: `order.placed:${id}`,
		payload: { orderId: id, number },
	})
	return id
}

async function insertLines(
	tx: Transaction,
	companyId: number,
	orderId: string,
	priced: PricedOrder,
) {
	await tx.insert(orderLine).values(
		priced.lines.map((line, position) => ({
			companyId,
			orderId,
			position,
			variantId: line.variantId,
			productSlug: line.productSlug,
			productName: line.productName,
			variantLabel: line.variantLabel,
			variantSku: line.sku,
			imageId: line.image?.MEDIA_ID ?? null,
			isDigital: line.isDigital,
			quantity: line.quantity,
			price: line.price,
			subTotal: line.subTotal,
		})),
	)
}
