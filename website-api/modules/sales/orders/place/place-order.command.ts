import { randomUUID } from 'node:crypto'
import { OrderRequest } from '#contract/order-request.ts'
import { pinOf } from '#contract/pin.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	claimFlash,
	type FlashClaimRequest,
} from '#website-api/modules/catalog/flash-sales/claim-flash.command.ts'
import type { BuyerIdentity } from '#website-api/modules/platform/identity/buyer-keys.ts'
import { isBlockedBuyer } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import { isOwnEmail } from '#website-api/modules/platform/mail/own-email.queries.ts'
import { announceToUnverified } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { couponUnusable } from './coupons.ts'
import {
	type OrderAttribution,
	type Placing,
	programmesOf,
	type StoreClaims,
} from '#website-api/modules/sales/programmes.ts'
import { freezeQuote } from '#website-api/modules/sales/couriers/quotes/freeze-quote.command.ts'
import type { QuotedOffer } from '#website-api/modules/sales/couriers/quotes/live-offers.ts'
import { RatesOverdue } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import {
	requireAddress,
	requirePayment,
	requirePhone,
	requirePickupPlace,
} from './checkout-fields.ts'
import { spendCoins } from '../refund/order-coins.command.ts'
import { joinOpenOrders } from './open-order.command.ts'
import { type AddressSnapshot, contactColumns } from '../order.table.ts'
import { requireCod } from '#website-api/modules/sales/cash-on-delivery/place-cod.command.ts'
import { writtenAddress } from './written-address.ts'
import { promiseColumns } from '../promised-arrival.ts'
import type { AgreedOrder } from './agreed.ts'
import { claimCart } from './claim-cart.command.ts'
import { lineColumnsOf } from './line-columns.ts'
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
	/** A keyed digest of the visitor's network; absent or '': unknown, counted as one network. */
	network?: string
	/** A keyed digest of the browser's id; absent or '': unknown. */
	device?: string
	/** What the company's providers offer now; absent: nothing, so that no order is placed with ONLINE. */
	online?: OfferedOnline[]
	/** Providers of couriers were not asked yet, so that RatesOverdue is thrown if they should be. */
	mayAskRates?: boolean
	/** What staff agreed with the buyer, for the order of a draft. */
	agreed?: AgreedOrder | undefined
}

/**
 * Places an order, locking in a fixed order: cart, customer, vouchers, flash sales, stock rows by ascending id, order,
 * accounts. Returns its id. 401 SESSION_INVALID for a deleted account. 409 CART_ALREADY_ORDERED, VOUCHER_UNUSABLE,
 * FLASH_SALE_GONE, OUT_OF_STOCK, GUEST_STOCK_LIMIT, PRICE_CHANGED, INSUFFICIENT_BALANCE, TOO_MANY_UNPAID_ORDERS,
 * ACCOUNT_BLOCKED; 422 with fields. A rejected order stores nothing.
 */
export async function placeOrder(
	tx: Transaction,
	buyer: Buyer,
	request: OrderRequest,
	expiryMinutes: number,
): Promise<string> {
	const { companyId, customerId, locale, network = '', agreed } = buyer
	const [phone, email] = [requirePhone(request), request.email]
	await claimCart(tx, buyer, request, isBlockedBuyer({ companyId, customerId, phone, email }))
	const address = await requireAddress(request)
	const shopper = { phone, email, device: buyer.device, address: writtenAddress(request.address) }
	const priced = await requirePriced(tx, buyer, request, shopper, address?.districtCode)
	const { offer, price } = priced
	const pickupPlace = await requirePickupPlace(tx, companyId, request, priced)
	const { cod, ...payment } = await paymentOf(tx, buyer, request, { priced, phone, address })
	const attribution = await attributionOf(tx, buyer, request)
	const isOwn = await isOwnEmail(tx, buyer, email)

	const id = agreed?.id ?? randomUUID()
	const { coupons } = priced
	const claims = await claimForProgrammes(tx, { companyId, customerId, ...shopper, coupons })
	await claimFlash(tx, companyId, id, { ...shopper, customerId }, flashClaims(priced))
	// Staff answer for the guest of an order that they wrote.
	const isUnpaidGuest = customerId === null && !agreed && price.total > price.wallet
	const unpaidGuest = isUnpaidGuest ? { companyId, phone, email, network } : undefined
	await agreed?.releaseHold(tx)
	await reserveLines(tx, companyId, id, priced, unpaidGuest)
	if (!agreed?.takesAnyTotal) requireQuotedTotals(request, price)
	const number = await insertWithTransferCode(tx, {
		order: {
			companyId,
			id,
			customerId,
			cartToken: request.cartToken,
			cartVersion: request.cartVersion,
			...contactColumns(request),
			customerPhone: phone,
			address: priced.isDigitalOnly ? null : address,
			pickupPlace,
			...pricedColumns(priced, offer),
			...payment,
			note: request.note,
			...attribution,
			locale,
			...(agreed?.isByStaff ? { movedBy: 'staff' as const } : {}),
		},
		lines: lineColumns(priced),
		before: price.total,
		expirySeconds: expiryMinutes * 60,
		unpaidGuest,
	})
	await freezeQuote(tx, { companyId, orderId: id }, offer)
	for (const store of claims) await store(tx, id)
	const placed = placedEvent(companyId, id, number)
	// Without an email nothing is mailed, so that no limit of mails holds back what else follows.
	const isMailLimited = !isOwn && email !== ''
	if (!isMailLimited) await announce(tx, placed)
	await spendCoins(tx, { companyId, id, customerId }, price.coins)
	await payFirstPart(tx, { companyId, id }, price, cod)
	if (customerId !== null) await joinOpenOrders(tx, companyId, id)
	if (isMailLimited) await announceToUnverified(tx, placed, { email, network })
	return id
}

/**
 * The price of the order with the chosen courier and the requested coupons. 409 VOUCHER_UNUSABLE, 422 VENDOR_METHOD.
 */
async function requirePriced(
	tx: Transaction,
	buyer: Buyer,
	request: OrderRequest,
	shopper: Omit<BuyerIdentity, 'customerId'>,
	districtCode: string | undefined,
) {
	const { offer, ...priced } = await priceOrder(tx, buyer, {
		...request,
		district: districtCode,
		pin: request.address && pinOf(request.address),
		shopper,
		agreed: buyer.agreed,
		courier: { vendorCode: request.vendor, vendorMethod: request.method },
	})
	if (buyer.mayAskRates && priced.overdue) throw new RatesOverdue(priced.overdue)
	if (!offer) throw fieldProblem(OrderRequest, 'method', { message: 'COURIER_UNAVAILABLE' })
	const [refused] = priced.refusedCoupons
	if (refused) throw couponUnusable(refused.isForShipping, refused.why)
	return { ...priced, offer }
}

type PaymentFacts = { priced: PricedOrder; phone: string; address: AddressSnapshot | null }

/** How the order is paid, and what the courier is to collect; null: nothing. 422 with fields. */
async function paymentOf(
	tx: Transaction,
	{ companyId, online = [] }: Buyer,
	request: OrderRequest,
	{ priced: { price, lines }, phone, address }: PaymentFacts,
) {
	const { total, wallet } = price
	const { districtCode: district, postcode } = address ?? {}
	const isCod = request.payment === 'COD' && total > wallet
	const asked = { companyId, lines, district, postcode, phone, vendor: request.vendor }
	const cod = isCod ? await requireCod(tx, { ...asked, total, wallet }) : null
	return { ...(await requirePayment(tx, companyId, request, price, online, isCod)), cod }
}

async function claimForProgrammes(tx: Transaction, placing: Placing): Promise<StoreClaims[]> {
	const claims: StoreClaims[] = []
	for (const programme of programmesOf(tx)) {
		if (programme.claim) claims.push(await programme.claim(tx, placing))
	}
	return claims
}

function pricedColumns({ price, weightGrams, packingDays }: PricedOrder, offer: QuotedOffer) {
	return {
		...promiseColumns(packingDays, offer),
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
		insurance: price.insurance,
		coinsSpent: price.coins,
		walletPaid: price.wallet,
	}
}

function placedEvent(companyId: number, id: string, number: string) {
	return {
		companyId,
		topic: 'order.placed',
		dedupeKey: `order.placed:${id}`,
		payload: { orderId: id, number },
	}
}

async function attributionOf(tx: Transaction, buyer: Buyer, request: OrderRequest) {
	const columns: OrderAttribution = {}
	for (const programme of programmesOf(tx)) {
		Object.assign(columns, await programme.attribute?.(tx, buyer, request))
	}
	return columns
}

// The buyer confirmed these amounts; any other amount needs a new confirmation.
function requireQuotedTotals(request: OrderRequest, { total, coins, wallet }: Price) {
	const isQuoted =
		total === request.expectedTotal && coins === request.coins && wallet === request.wallet
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

function lineColumns({ lines, price }: PricedOrder) {
	return lines.map((line, position) => ({
		discount: price.lines[position]?.discount ?? 0,
		coins: price.lines[position]?.coins ?? 0,
		...lineColumnsOf(line),
	}))
}
