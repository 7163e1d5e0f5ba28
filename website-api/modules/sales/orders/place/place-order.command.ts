import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OrderRequestWire } from '#contract/order.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	claimFlash,
	type FlashClaimRequest,
} from '#website-api/modules/catalog/flash-sales/claim-flash.command.ts'
import { refuseBlockedBuyer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { isOwnEmail } from '#website-api/modules/platform/mail/own-email.queries.ts'
import { announceToStranger } from '#website-api/modules/platform/mail/stranger-mail.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { couponUnusable } from './coupons.ts'
import {
	type OrderAttribution,
	type Placing,
	programmes,
	type StoreClaims,
} from '#website-api/modules/sales/programmes.ts'
import type { ShippingOffer } from '#website-api/modules/sales/shipping/offers.queries.ts'
import { requireAddress, requirePayment, requirePhone } from './checkout-fields.ts'
import { spendCoins } from '../refund/order-coins.command.ts'
import { holdForGuest } from './hold-for-guest.command.ts'
import { joinOpenOrders } from './open-order.command.ts'
import { contactColumns, type OrderRow } from '../order.table.ts'
import { orderLine } from '../order-line.table.ts'
import { claimCart } from './claim-cart.command.ts'
import { payFirstPart } from './pay-first-part.command.ts'
import type { Price } from './price.ts'
import { type PricedOrder, priceOrder } from './price-order.queries.ts'
import { reserveLines } from './reserve-lines.command.ts'
import { insertWithTransferCode } from './insert-order.command.ts'

export type Buyer = {
	companyId: number
	locale: Locale
	/** Null: a guest. */
	customerId: string | null
	/** A keyed digest of the visitor's network; absent or '': unknown, counted as one. */
	network?: string
}

/**
 * Places an order, in the one fixed order of locks: cart, vouchers, flash sales, stock rows by ascending id,
 * order, accounts. Returns its id. 409 CART_ALREADY_ORDERED, VOUCHER_UNUSABLE, FLASH_SALE_GONE, OUT_OF_STOCK,
 * GUEST_STOCK_LIMIT, PRICE_CHANGED, INSUFFICIENT_BALANCE, TOO_MANY_UNPAID_ORDERS, ACCOUNT_BLOCKED; 422 with fields; nothing
 * is kept of a refused one.
 */
export async function placeOrder(
	tx: Transaction,
	buyer: Buyer,
	request: OrderRequestWire,
	expiryMinutes: number,
): Promise<string> {
	const { companyId, customerId, locale } = buyer
	await claimCart(tx, companyId, request)
	const customerPhone = await requireContact(tx, buyer, request)
	const address = await requireAddress(request)
	const DISTRICT_CODE = address?.districtCode
	const priced = await priceOrder(tx, buyer, {
		...request,
		DISTRICT_CODE,
		CUSTOMER_PHONE: customerPhone,
		coins: request.COINS,
		wallet: request.WALLET_AMOUNT,
	})
	const { offer, price } = priced
	if (!offer) throw fieldProblem('VENDOR_METHOD', { message: 'COURIER_UNAVAILABLE' })
	const [refused] = priced.refusedCoupons
	if (refused) throw couponUnusable(refused.isForShipping, refused.why)
	const payment = await requirePayment(tx, companyId, request, price)

	const id = randomUUID()
	const holder = { companyId, customerId, phone: customerPhone }
	const claims = await claimForProgrammes(tx, { ...holder, coupons: priced.coupons })
	await claimFlash(tx, companyId, id, { customerId, phone: customerPhone }, flashClaims(priced))
	const isUnpaidGuest = customerId === null && price.total > price.wallet
	await reserveLines(tx, companyId, id, priced, { isUnpaidGuest })
	requireQuotedTotals(request, price)
	const order = await insertWithTransferCode(tx, {
		companyId,
		id,
		customerId,
		cartToken: request.CART_TOKEN,
		cartVersion: request.CART_VERSION,
		...contactColumns(request),
		customerPhone,
		address: priced.isDigitalOnly ? null : address,
		...pricedColumns(priced, offer),
		...payment,
		note: request.NOTE,
		...(await attributionOf(tx, buyer, request)),
		locale,
		dueAt: sql`now() + make_interval(secs => ${expiryMinutes * 60})`,
	})
	await insertLines(tx, companyId, id, priced)
	for (const store of claims) await store(tx, id)
	const placed = placedEvent(order)
	const email = request.CUSTOMER_EMAIL
	const isOwn = await isOwnEmail(tx, buyer, email)
	if (isOwn) await announce(tx, placed)
	await spendCoins(tx, order, price.coins)
	await payFirstPart(tx, order)
	await joinOpenOrders(tx, companyId, id)
	const network = buyer.network ?? ''
	await holdForGuest(tx, order, network)
	if (!isOwn) await announceToStranger(tx, placed, { email, network })
	return id
}

/** The buyer's phone number as E.164. 409 ACCOUNT_BLOCKED, 422. */
async function requireContact(tx: Transaction, buyer: Buyer, request: OrderRequestWire) {
	const phone = requirePhone(request.CUSTOMER_PHONE)
	await refuseBlockedBuyer(tx, { ...buyer, phone, email: request.CUSTOMER_EMAIL })
	return phone
}

async function claimForProgrammes(tx: Transaction, placing: Placing): Promise<StoreClaims[]> {
	const claims: StoreClaims[] = []
	for (const programme of programmes()) {
		if (programme.claim) claims.push(await programme.claim(tx, placing))
	}
	return claims
}

function pricedColumns({ price, weightGrams }: PricedOrder, offer: ShippingOffer) {
	return {
		vendorCode: offer.vendorCode,
		vendorMethod: offer.vendorMethod,
		vendorName: offer.vendorName,
		vendorMethodName: offer.methodName,
		vendorMethodGroup: offer.group,
		vendorMethodImageUrl: offer.imageUrl,
		weightGrams,
		subTotal: price.subTotal,
		productDiscount: price.productDiscount,
		tierDiscount: price.tierDiscount,
		shippingPrice: price.shippingPrice,
		shippingDiscount: price.shippingDiscount,
		coinsSpent: price.coins,
		walletPaid: price.wallet,
		before: price.total,
	}
}

function placedEvent({ companyId, id, number }: OrderRow) {
	return {
		companyId,
		topic: 'order.placed',
		dedupeKey: `order.placed:${id}`,
		payload: { orderId: id, number },
	}
}

async function attributionOf(tx: Transaction, buyer: Buyer, request: OrderRequestWire) {
	const columns: OrderAttribution = {}
	for (const programme of programmes()) {
		Object.assign(columns, await programme.attribute?.(tx, buyer, request))
	}
	return columns
}

// The buyer confirmed these amounts: at any other price they are asked again.
function requireQuotedTotals(request: OrderRequestWire, { total, coins, wallet }: Price) {
	const isQuoted =
		total === request.EXPECTED_TOTAL && coins === request.COINS && wallet === request.WALLET_AMOUNT
	if (!isQuoted) throw new Problem(409, 'PRICE_CHANGED')
}

function flashClaims({ lines }: PricedOrder): FlashClaimRequest[] {
	return lines.flatMap(({ flash, variantId, quantity, productName, variantLabel }) => {
		if (flash?.state !== 'ON') return []
		const { itemId, most } = flash
		const name = [productName, variantLabel].filter(Boolean).join(', ')
		return { itemId, most, variantId, quantity, name }
	})
}

async function insertLines(
	tx: Transaction,
	companyId: number,
	orderId: string,
	priced: PricedOrder,
) {
	await tx.insert(orderLine).values(
		priced.lines.map((line, position) => ({
			...priced.price.lines[position],
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
			priceBefore: (line.priceBefore ?? 0) > line.price ? line.priceBefore : null,
			flashItemId: line.flash?.state === 'ON' ? line.flash.itemId : null,
			subTotal: line.subTotal,
		})),
	)
}
