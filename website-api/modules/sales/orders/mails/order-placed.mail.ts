import { z } from 'zod'
import type { OrderCod } from '#contract/cash-on-delivery.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { codOf } from '#website-api/modules/sales/cash-on-delivery/cod-of.queries.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import type { AddressedMail, MailRow } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { lineRows, type OrderFacts, orderFacts, placeRows } from './order-facts.queries.ts'

const Payload = z.object({ orderId: z.uuid() })

/** Mail with the placed order and, while it is unpaid, its payment details. */
export async function orderPlacedMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const facts = await orderFacts(db, scope, Payload.parse(payload).orderId)
	if (!facts) return null
	const { order, t, time, link, isGuest, isDigital } = facts
	const deadline = order.status === 'PENDING' ? order.dueAt : null
	const cod = await codOf(db, order)
	return {
		to: order.customerEmail,
		locale: facts.locale,
		content: {
			subject: t('placed.subject'),
			name: order.customerName,
			paragraphs: deadline
				? [
						t(isDigital ? 'placed.payFiles' : 'placed.pay', { deadline: time(deadline) }),
						howToPay(facts),
					]
				: [t('placed.text'), ...(cod ? [codText(facts, cod)] : [])],
			rows: [
				...lineRows(facts),
				...sumRows(facts),
				...(cod ? codRows(facts, cod) : []),
				...placeRows(facts),
				...(deadline ? payeeRows(facts, deadline) : []),
			],
			button: { label: t(deadline ? 'open.pay' : 'open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

function howToPay({ order, locale, t }: OrderFacts): string {
	if (order.paymentMethod === 'WALLET') return t('placed.text')
	const amount = mailRupiah(amountDue(order))
	return messageOf(locale, `PAY_BY_${order.paymentMethod}`, { amount })
}

function codText({ locale }: OrderFacts, cod: OrderCod): string {
	return messageOf(locale, 'PAY_BY_COD', { amount: mailRupiah(cod.amount) })
}

/** Rows of a mail: what the courier collects, where it is more than the total. */
function codRows({ t }: OrderFacts, { amount, fee }: OrderCod): MailRow[] {
	if (fee === 0) return []
	return [
		{ label: t('row.codFee'), value: mailRupiah(fee) },
		{ label: t('row.cod'), value: mailRupiah(amount), isTotal: true },
	]
}

/** Rows of a mail: how the total is made up, and what is left of it. */
export function sumRows({ order, t }: Pick<OrderFacts, 'order' | 't'>): MailRow[] {
	const { subTotal, shippingPrice, insurance, uniqueCode, total, walletPaid } = order
	const off = order.productDiscount + order.tierDiscount + order.shippingDiscount
	const received = order.status === 'PENDING' ? order.paid - walletPaid : 0
	const shipping = shippingPrice === 0 ? t('row.free') : mailRupiah(shippingPrice)
	return [
		{ label: t('row.subTotal'), value: mailRupiah(subTotal) },
		...(order.address === null ? [] : [{ label: t('row.shipping'), value: shipping }]),
		...(insurance === 0 ? [] : [{ label: t('row.insurance'), value: mailRupiah(insurance) }]),
		...(off === 0 ? [] : [{ label: t('row.discount'), value: mailRupiah(-off) }]),
		...(order.coinsSpent === 0
			? []
			: [{ label: t('row.coins'), value: mailRupiah(-order.coinsSpent) }]),
		...(uniqueCode === 0 ? [] : [{ label: t('row.code'), value: mailRupiah(uniqueCode) }]),
		{ label: t('row.total'), value: mailRupiah(total), isTotal: true },
		...(walletPaid === 0 ? [] : [{ label: t('row.wallet'), value: mailRupiah(-walletPaid) }]),
		...(received === 0 ? [] : [{ label: t('row.received'), value: mailRupiah(-received) }]),
		...(order.waived === 0 ? [] : [{ label: t('row.waived'), value: mailRupiah(-order.waived) }]),
		...(walletPaid + received === 0 || order.status !== 'PENDING'
			? []
			: [{ label: t('row.due'), value: mailRupiah(amountDue(order)) }]),
	]
}

/** Rows of a mail: where to pay to, and until when. */
export function payeeRows({ order, t, time }: OrderFacts, deadline: Date): MailRow[] {
	const bank = order.bank
		? [
				{ label: t('row.bank'), value: `${order.bank.name} ${order.bank.number}` },
				{ label: t('row.holder'), value: order.bank.holder },
			]
		: []
	return [...bank, { label: t('row.before'), value: time(deadline) }]
}
