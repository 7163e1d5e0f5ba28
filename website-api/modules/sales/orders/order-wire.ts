import type { OrderWire } from '#contract/order.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { dynamicQris } from '#website-api/modules/platform/companies/qris.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import type { CouponUse } from '#website-api/modules/sales/programmes.ts'
import { canCorrectAddress } from './correct/can-correct-address.ts'
import type { orderEvent } from './order-event.table.ts'
import type { orderLine } from './order-line.table.ts'
import type { AddressSnapshot, orders } from './order.table.ts'
import { amountDue } from './refund/amount-due.ts'

export type OrderParts = {
	order: typeof orders.$inferSelect
	lines: (typeof orderLine.$inferSelect)[]
	events: (typeof orderEvent.$inferSelect)[]
	confirmation: OrderWire['CONFIRMATION_STATUS']
	uses: CouponUse[]
	cancelReason: OrderWire['CANCEL_REASON']
}

/** The order in its wire form; without a language, names are those stored with it. */
export function orderToWire(parts: OrderParts, locale?: Locale): OrderWire {
	const { order, lines, events, confirmation, uses } = parts
	const isPending = order.status === 'PENDING'
	return {
		ORDER_NUMBER: order.number,
		ORDER_STATUS: order.status,
		ORDER_DATE: order.placedAt.toISOString(),
		EXPIRED_DATE: isPending ? (order.dueAt?.toISOString() ?? null) : null,
		CUSTOMER_NAME: order.customerName,
		CUSTOMER_PHONE: order.customerPhone,
		CUSTOMER_EMAIL: order.customerEmail,
		ADDRESS_LINE_LIST: order.address && envelopeLines(order.customerName, order.address),
		ADDRESS: order.address && addressWireOf(order.address),
		CAN_CORRECT_ADDRESS: canCorrectAddress(order),
		ARRIVES_BEFORE: order.status === 'SHIPPING' ? (order.dueAt?.toISOString() ?? null) : null,
		IS_NOT_ARRIVED: order.status === 'SHIPPING' && order.notArrivedAt !== null,
		PICKUP_PLACE: order.pickupPlace && {
			PLACE_NAME: order.pickupPlace.name,
			PLACE_ADDRESS: order.pickupPlace.address,
		},
		LINE_LIST: lines.map((line) => ({
			PRODUCT_SLUG: line.productSlug,
			PRODUCT_NAME: line.productName,
			VARIANT_ID: line.variantId,
			VARIANT_LABEL: line.variantLabel,
			VARIANT_SKU: line.variantSku,
			LINE_QTY: line.quantity,
			LINE_PRICE: line.price,
			LINE_PRICE_BEFORE: line.priceBefore,
			IS_FLASH_SALE: line.flashItemId !== null,
			LINE_SUB_TOTAL: line.subTotal,
			REMOVED_QTY: line.removed,
			PRODUCT_IMAGE_ID: line.imageId,
		})),
		SHIPMENT_LIST: [shipmentToWire(order, locale)],
		IS_DIGITAL_ONLY: lines.every((line) => line.isDigital),
		DROPSHIP:
			order.dropshipName === null || order.dropshipPhone === null
				? null
				: { SENDER_NAME: order.dropshipName, SENDER_PHONE: order.dropshipPhone },
		...amountsToWire(order, uses),
		PAYMENT_METHOD: order.paymentMethod,
		BANK: order.bank && {
			BANK_CODE: order.bank.code,
			BANK_NAME: order.bank.name,
			BANK_ACCOUNT_NUMBER: order.bank.number,
			BANK_ACCOUNT_HOLDER: order.bank.holder,
		},
		QRIS_TEXT: isPending && order.qris !== null ? dynamicQris(order.qris, amountDue(order)) : null,
		CONFIRMATION_STATUS: confirmation,
		NOTE: order.note,
		CANCEL_REASON: parts.cancelReason,
		EVENT_LIST: events.map((event) => ({
			FROM_STATUS: event.fromStatus,
			TO_STATUS: event.toStatus,
			EVENT_DATE: event.at.toISOString(),
		})),
	}
}

function addressWireOf(address: AddressSnapshot): NonNullable<OrderWire['ADDRESS']> {
	return {
		DISTRICT_CODE: address.districtCode,
		DISTRICT_NAME: [address.district, address.city, address.province].join(', '),
		VILLAGE: address.village,
		POSTCODE: address.postcode,
		STREET: address.street,
		COURIER_NOTE: address.courierNote,
	}
}

function envelopeLines(name: string, address: AddressSnapshot): string[] {
	return [
		name,
		address.street,
		`${address.village}, ${address.district}`,
		`${address.city}, ${address.province} ${address.postcode}`.trimEnd(),
		address.courierNote,
	].filter((line) => line !== '')
}

function shipmentToWire(order: OrderParts['order'], locale?: Locale) {
	const nameOf = (name: string) =>
		locale === undefined ? name : methodName(locale, order.vendorCode, name)
	return {
		SALE_SHIPMENT_VENDOR_CODE: order.vendorCode,
		VENDOR_METHOD: order.vendorMethod,
		VENDOR_NAME: nameOf(order.vendorName),
		VENDOR_METHOD_NAME: nameOf(order.vendorMethodName),
		VENDOR_METHOD_GROUP: order.vendorMethodGroup,
		VENDOR_METHOD_IMAGE_URL: order.vendorMethodImageUrl,
		SHIPPING_PRICE: order.shippingPrice,
		TRACKING_NUMBER: order.trackingNumber,
		TRACKING_URL: trackingPage(order),
	}
}

function amountsToWire(order: OrderParts['order'], uses: CouponUse[]) {
	const isPending = order.status === 'PENDING'
	return {
		SUB_TOTAL: order.subTotal,
		PRODUCT_DISCOUNT: order.productDiscount,
		TIER_DISCOUNT: order.tierDiscount,
		COINS_SPENT: order.coinsSpent,
		SHIPPING_PRICE: order.shippingPrice,
		SHIPPING_DISCOUNT: order.shippingDiscount,
		COUPON_LIST: uses.map((use) => ({
			COUPON_CODE: use.code,
			COUPON_IS_FOR_SHIPPING: use.isForShipping,
		})),
		CASHBACK: uses
			.filter((use) => use.undoneAt === null)
			.reduce((sum, use) => sum + (use.credited ?? use.cashback), 0),
		UNIQUE_CODE: order.uniqueCode,
		TOTAL: order.total,
		WALLET_PAID: order.walletPaid,
		PART_PAID: isPending ? order.paid - order.walletPaid : 0,
		WAIVED: order.waived,
		AMOUNT_DUE: isPending ? amountDue(order) : order.total - order.walletPaid - order.waived,
	}
}
