import { courierServiceName } from '#contract/courier-name.ts'
import { z } from 'zod'
import { type CancelReason, REFUND_TARGETS, type RefundTarget } from '#contract/order.ts'
import { OrderStatusWire } from '#contract/order-status.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { wantsMail } from '#website-api/modules/customers/notifications/mail-reader.queries.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import type { AddressedMail, MailContent } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { parcelRows } from '#website-api/modules/sales/parcels/parcel.mail.ts'
import { parcelParts, partOf } from '#website-api/modules/sales/parcels/part-of.queries.ts'
import { firstSentOf } from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { cancelReasonOf } from '../order-cancellation.queries.ts'
import { changeMail } from './order-change.mail.ts'
import { lineRows, type OrderFacts, orderFacts, placeRows } from './order-facts.queries.ts'

const Payload = z.object({
	orderId: z.uuid(),
	from: OrderStatusWire,
	to: OrderStatusWire,
	/** Of a cancelled order. */
	refundTo: z.enum(REFUND_TARGETS).optional(),
})

/** Whether customers may switch off the mail about this status. */
function isOptional(from: string, to: string): boolean {
	return to === 'COMPLETED' || (to === 'PROCESSING' && from === 'PAYMENT_CONFIRMED')
}

async function isWanted(db: Queryable, { order }: OrderFacts) {
	const { companyId, customerId } = order
	return customerId === null || wantsMail(db, { companyId, customerId }, 'ORDER_PROGRESS')
}

type Announced = Pick<MailContent, 'subject' | 'paragraphs'> &
	Partial<Pick<MailContent, 'rows' | 'button' | 'notes'>>

/** Mail about a change of an order's status; null if another mail covers it. */
export async function orderStatusMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, from, to, refundTo } = Payload.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	if (!facts) return null
	const said: Announced | null =
		to === 'CHANGE_PROCESSING'
			? await changeMail(db, facts)
			: to === 'CANCEL'
				? cancelled(facts, await cancelReasonOf(db, facts.order), refundTo)
				: to === 'SHIPPING'
					? await sent(db, facts)
					: wordsOf(facts, from, to)
	if (!said) return null
	if (isOptional(from, to) && !(await isWanted(db, facts))) return null
	const { order, t, link, isGuest } = facts
	return {
		to: order.customerEmail,
		locale: facts.locale,
		content: {
			name: order.customerName,
			button: { label: t('open.order'), href: link() },
			...said,
			notes: [...(said.notes ?? []), ...(isGuest ? [t('guest')] : [])],
		},
	}
}

function wordsOf(
	facts: OrderFacts,
	from: string,
	to: Exclude<z.infer<typeof OrderStatusWire>, 'CANCEL' | 'CHANGE_PROCESSING' | 'SHIPPING'>,
): Announced | null {
	const { order, t, isGuest, isDigital, isPickup, link } = facts
	const refund = mailRupiah(order.refunded)
	switch (to) {
		case 'PAYMENT_CONFIRMED': {
			// An order of downloads only is delivered at the same time; one mail is enough.
			// A step back is no news about the payment.
			if (isDigital || from === 'PROCESSING') return null
			return { ...paidWords(facts), rows: lineRows(facts) }
		}
		case 'PROCESSING': {
			if (from === 'CHANGE_PROCESSING') {
				const paragraphs = [t('changed.text', { refund })]
				return { subject: t('changed.subject'), paragraphs, rows: lineRows(facts) }
			}
			if (from === 'SHIPPING') {
				return { subject: t('unsent.subject'), paragraphs: [t('unsent.text')] }
			}
			// The mail of an order that is paid to the courier says so already.
			if (isDigital || from === 'PENDING') return null
			return {
				subject: t('processing.subject'),
				paragraphs: [t(isPickup ? 'processing.collect' : 'processing.text')],
			}
		}
		case 'DELIVERED': {
			if (isDigital) return downloads(facts)
			return {
				subject: t(isPickup ? 'delivered.collected' : 'delivered.subject'),
				paragraphs: [deliveredText(facts)],
				rows: lineRows(facts),
			}
		}
		case 'COMPLETED':
			return isGuest
				? { subject: t('completed.subject'), paragraphs: [t('completed.guest')] }
				: {
						subject: t('completed.subject'),
						paragraphs: [t('completed.text')],
						button: { label: t('open.review'), href: link() },
					}
		case 'EXPIRED':
			return {
				subject: t('expired.subject'),
				paragraphs: [
					t('expired.text'),
					...(order.refunded === 0
						? []
						: [t(isGuest ? 'expired.guest' : 'expired.wallet', { refund })]),
				],
				notes: order.refunded === 0 ? [t('expired.paid')] : [],
			}
		case 'PENDING':
			return null
	}
}

function cancelled(
	{ order, t, isGuest }: OrderFacts,
	reason: CancelReason | null,
	to: RefundTarget | undefined,
): Announced {
	const way = to === 'PROVIDER' ? 'provider' : isGuest ? 'guest' : 'wallet'
	const text = order.refunded === 0 ? 'text' : way
	const why = reason === null || reason === 'OTHER' ? [] : [t(`cancelled.reason.${reason}`)]
	const refund = mailRupiah(order.refunded)
	return {
		subject: t('cancelled.subject'),
		paragraphs: [...why, t(`cancelled.${text}`, { refund })],
	}
}

// Mentions no payment of Rp 0.
function paidWords({ order, t }: OrderFacts) {
	const total = mailRupiah(order.total - order.waived)
	if (order.walletPaid < order.total) {
		return { subject: t('paid.subject'), paragraphs: [t('paid.text', { total })] }
	}
	const text = order.total === 0 ? t('paid.free') : t('paid.wallet', { total })
	return { subject: t('paid.settled'), paragraphs: [text] }
}

async function sent(db: Queryable, facts: OrderFacts): Promise<Announced> {
	const { order, t, link, isGuest, isPickup, locale } = facts
	if (isPickup) {
		return {
			subject: t('collect.subject'),
			paragraphs: [t('collect.text')],
			rows: [...placeRows(facts), ...openingRows(facts)],
		}
	}
	const courier = order.vendorCode === 'FREE_SHIPPING' ? t('shipping.own') : order.vendorName
	const all = await parcelParts(db, order)
	const first = await firstSentOf(db, order)
	const part = first && partOf(all, first.number)
	const page = trackingPage(part?.row ?? order)
	const button = page
		? { label: t('open.track'), href: page }
		: { label: t('open.order'), href: link() }
	if (part && part.parts > 1) {
		return {
			subject: t('parcel.sent.subject', { part: part.part, parts: part.parts }),
			paragraphs: [t('parcel.several', { parts: part.parts })],
			rows: parcelRows(facts, part),
			button,
		}
	}
	const service = courierServiceName(order.vendorName, order.vendorMethodName)
	const method = methodName(locale, order.vendorCode, service)
	return {
		subject: t('shipping.subject'),
		paragraphs: [t(isGuest ? 'shipping.guest' : 'shipping.text', { courier })],
		rows: [
			{ label: t('row.courier'), value: method },
			...(order.trackingNumber ? [{ label: t('row.tracking'), value: order.trackingNumber }] : []),
		],
		button,
	}
}

const dayTexts = [
	...(['collect.day.0', 'collect.day.1', 'collect.day.2', 'collect.day.3'] as const),
	...(['collect.day.4', 'collect.day.5', 'collect.day.6'] as const),
]

/** When the order can be collected, a row a day; none where the hours are unknown. */
function openingRows({ pickupHours, t }: OrderFacts) {
	return (pickupHours ?? []).flatMap((hours, at) => {
		const day = dayTexts[at]
		if (day === undefined) return []
		const value = hours === null ? t('collect.closed') : hours.map(clockText).join('–')
		return { label: t('collect.hours', { day: t(day) }), value }
	})
}

/** Minutes after midnight as `08.00`. */
function clockText(minutes: number): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${two(Math.floor(minutes / 60))}.${two(minutes % 60)}`
}

// Without a deadline if the order has ended, or has an open return, by the time that the mail is written.
function deliveredText({ order, t, time, isGuest }: OrderFacts): string {
	if (order.status !== 'DELIVERED' || order.dueAt === null) return t('delivered.late')
	return t(isGuest ? 'delivered.guest' : 'delivered.text', { deadline: time(order.dueAt) })
}

function downloads(facts: OrderFacts): Announced {
	const { t, link, isGuest } = facts
	// Guests download on the page that looks up their order.
	const href = isGuest ? link() : link('/profile/order/product-digital')
	return {
		subject: t('digital.subject'),
		rows: lineRows(facts),
		paragraphs: [t('digital.text')],
		button: { label: t('open.download'), href },
	}
}
