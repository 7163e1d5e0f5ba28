import { z } from 'zod'
import { courierServiceName } from '#contract/courier-name.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { AddressedMail, MailRow } from '#website-api/modules/platform/mail/mail-content.ts'
import type { MailWriter, WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import {
	type OrderFacts,
	orderFacts,
} from '#website-api/modules/sales/orders/mails/order-facts.queries.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import { parcelParts, type PartOf, partOf } from './part-of.queries.ts'

const Payload = z.object({ orderId: z.uuid(), parcel: z.number().int() })

type Words = { subject: string; paragraphs: string[] }

/** Another parcel of an order is on its way; the mail about the order's status tells of the first. */
export const parcelSentMail = mailOf(({ t }, { part, parts }) => ({
	subject: t('parcel.sent.subject', { part, parts }),
	paragraphs: [t('parcel.several', { parts })],
}))

/** A parcel has arrived, and others have not. */
export const parcelDeliveredMail = mailOf(({ t }, { part, parts }) => ({
	subject: t('parcel.delivered.subject', { part, parts }),
	paragraphs: [t('parcel.delivered.text')],
}))

/** A parcel that was sent has got its number. */
export const parcelNumberedMail = mailOf(({ t }) => ({
	subject: t('parcel.numbered.subject'),
	paragraphs: [t('parcel.numbered.text')],
}))

/** Its courier holds a parcel, or brings it back; null once that is over. */
export const parcelDelayedMail = mailOf(({ t }, { row }) =>
	row.problem === null
		? null
		: {
				subject: t('parcel.delayed.subject'),
				paragraphs: [
					t(row.problem === 'RETURNING' ? 'parcel.delayed.returning' : 'parcel.delayed.held'),
				],
			},
)

/** No driver was found for a parcel that was to come at once: the shop looks for another, and nothing is to be done. */
export const parcelUnassignedMail = mailOf(({ t }) => ({
	subject: t('parcel.unassigned.subject'),
	paragraphs: [t('parcel.unassigned.text')],
}))

function mailOf(words: (facts: OrderFacts, part: PartOf) => Words | null): MailWriter {
	return async (
		db: Queryable,
		scope: WriterScope,
		payload: unknown,
	): Promise<AddressedMail | null> => {
		const { orderId, parcel } = Payload.parse(payload)
		const facts = await orderFacts(db, scope, orderId)
		const part = facts && partOf(await parcelParts(db, facts.order), parcel)
		const said = facts && part && words(facts, part)
		if (!said) return null
		const { order, t, link, isGuest, locale } = facts
		const page = trackingPage(part.row)
		return {
			to: order.customerEmail,
			locale,
			content: {
				name: order.customerName,
				...said,
				rows: parcelRows(facts, part),
				button: page
					? { label: t('open.track'), href: page }
					: { label: t('open.order'), href: link() },
				notes: isGuest ? [t('guest')] : [],
			},
		}
	}
}

/** What a mail says of one parcel: which of how many it is, who brings it, its number, what is in it. */
export function parcelRows(
	{ t, locale }: OrderFacts,
	{ row, part, parts, contents }: PartOf,
): MailRow[] {
	const service = courierServiceName(row.vendorName, row.vendorMethodName)
	return [
		...(parts > 1 ? [{ label: t('row.parcel'), value: t('parcel.part', { part, parts }) }] : []),
		{ label: t('row.courier'), value: methodName(locale, row.vendorCode, service) },
		...(row.trackingNumber ? [{ label: t('row.tracking'), value: row.trackingNumber }] : []),
		...(parts > 1 ? [{ label: t('row.contents'), value: contents }] : []),
	]
}
