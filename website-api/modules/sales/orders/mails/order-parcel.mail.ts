import { z } from 'zod'
import { CORRECTED_FIELDS } from '#contract/order-correction.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import type { AddressedMail, MailRow } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { parcelRows as rowsOfPart } from '#website-api/modules/sales/parcels/parcel.mail.ts'
import { parcelParts, partOf } from '#website-api/modules/sales/parcels/part-of.queries.ts'
import { type OrderFacts, orderFacts } from './order-facts.queries.ts'

const Arriving = z.object({ orderId: z.uuid() })
const Corrected = z.object({
	orderId: z.uuid(),
	fields: z.array(z.enum(CORRECTED_FIELDS)),
	parcel: z.number().int().optional(),
})

/** Mail before a parcel counts as delivered; null if it has arrived, or its buyer says that it has not. */
export async function orderArrivingMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const facts = await orderFacts(db, scope, Arriving.parse(payload).orderId)
	if (!facts) return null
	const { order, t, time, link, isGuest, locale } = facts
	if (order.status !== 'SHIPPING' || order.dueAt === null) return null
	return {
		to: order.customerEmail,
		locale,
		content: {
			name: order.customerName,
			subject: t('arriving.subject'),
			paragraphs: [t('arriving.text', { deadline: time(order.dueAt) })],
			rows: parcelRows(facts),
			button: { label: t('open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

/** Mail about corrected data of an order, as they are now. */
export async function orderCorrectedMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, fields, parcel } = Corrected.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	if (!facts) return null
	const { order, t, link, isGuest, locale } = facts
	const isParcel = fields.some((field) => field === 'TRACKING_NUMBER' || field === 'COURIER')
	const part = parcel === undefined ? undefined : partOf(await parcelParts(db, order), parcel)
	const page = isParcel ? trackingPage(part?.row ?? order) : null
	return {
		to: order.customerEmail,
		locale,
		content: {
			name: order.customerName,
			subject: t('corrected.subject'),
			paragraphs: [t('corrected.text')],
			rows: part ? rowsOfPart(facts, part) : correctedRows(facts, fields),
			button: page
				? { label: t('open.track'), href: page }
				: { label: t('open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

function parcelRows({ order, t, locale }: OrderFacts): MailRow[] {
	return [
		{
			label: t('row.courier'),
			value: methodName(locale, order.vendorCode, order.vendorMethodName),
		},
		...(order.trackingNumber ? [{ label: t('row.tracking'), value: order.trackingNumber }] : []),
	]
}

/** Rows of a mail: those data of an order as they are now. */
export function correctedRows(
	facts: OrderFacts,
	fields: z.output<typeof Corrected>['fields'],
): MailRow[] {
	const { order, t } = facts
	const has = (...some: typeof fields) => some.some((field) => fields.includes(field))
	const { address } = order
	return [
		...(has('TRACKING_NUMBER', 'COURIER') ? parcelRows(facts) : []),
		...(has('RECIPIENT') ? [{ label: t('row.recipient'), value: order.customerName }] : []),
		...(has('PHONE') ? [{ label: t('row.phone'), value: order.customerPhone }] : []),
		...(has('ADDRESS') && address
			? [
					{
						label: t('row.address'),
						value: [
							address.street,
							address.village,
							address.district,
							address.city,
							`${address.province} ${address.postcode}`,
							address.courierNote,
						]
							.filter((part) => part !== '')
							.join(', '),
					},
				]
			: []),
		...(has('NOTE') ? [{ label: t('row.note'), value: order.note || '–' }] : []),
	]
}
