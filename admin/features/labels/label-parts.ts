import type { StaffOrder } from '#contract/staff-order.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import type { PaperParcel } from './parcels-of.ts'

/** A part of a label, from top to bottom; sizes in points. */
export type Part =
	| { kind: 'text'; text: string; size: number; isBold?: boolean }
	| { kind: 'rule' }
	| { kind: 'bars'; text: string; height: number }
	/** An empty frame to write or stick something in. */
	| { kind: 'frame'; title: string; height: number }
	/** Frames side by side, each with a title and a value. */
	| { kind: 'cells'; cells: { title: string; value: string }[] }

export type Label = {
	/** What must be on the label in full. */
	parts: Part[]
	/** What the parcel contains, as much as there is room for. */
	contents: string[]
	/** In the place of contents that have no room. */
	more: (count: number) => string
}

const text = (text: string, size: number, isBold = false): Part => ({
	kind: 'text',
	text,
	size,
	isBold,
})
const rule: Part = { kind: 'rule' }

/** What the label of an order's parcel says: to the courier, the recipient's phone in full. */
export function labelOf(
	order: StaffOrder,
	{ part, parcel: packed, lines }: PaperParcel,
	shop: string,
	locale: Locale,
): Label {
	const { t } = textsOf(locale)
	const shipment = packed ?? order.shipments[0]
	const isPickUp = order.addressLines === null
	const courier = shipment && courierServiceName(shipment.vendorName, shipment.methodName)
	const tracking = shipment?.trackingNumber
	const { parcel } = order
	return {
		parts: [
			text(isPickUp ? t('orders:pickUp') : (courier ?? ''), 15, true),
			// The parcel of an agent does not name the shop.
			...(order.sender ? [] : [text(shop, 8.5)]),
			rule,
			...(isPickUp ? [] : trackingParts(tracking ?? null, t('orders:label.tracking'))),
			text(t('orders:label.number', { number: order.number }), 9, true),
			...(part ? [text(t('orders:label.part', part), 9, true)] : []),
			...(tracking
				? []
				: [
						{
							kind: 'bars',
							text: part && packed ? packed.reference : order.number,
							height: 22,
						} as const,
					]),
			rule,
			text(t('orders:label.to'), 7),
			text(order.customerName, 13, true),
			text(localPhone(order.customerPhone), 12, true),
			...addressOf(order).map((line) => text(line, 10.5)),
			rule,
			text(t('orders:label.from'), 7),
			text(`${parcel.senderName} · ${localPhone(parcel.senderPhone)}`, 9.5, true),
			...parcel.senderAddressLines.map((line) => text(line, 8.5)),
			{
				kind: 'cells',
				cells: [
					{
						title: t('orders:label.weight'),
						value: weightOf((part && packed ? packed : parcel).weightGrams, locale),
					},
					{ title: t('orders:label.units'), value: String(unitsOf(lines)) },
					{ title: t('orders:label.cod'), value: order.cod ? formatMoney(order.cod.amount) : '' },
				],
			},
			...(order.note === '' ? [] : [text(`${t('orders:label.note')}: ${order.note}`, 9)]),
		],
		contents: lines.map(
			({ quantity, name, variant }) =>
				`${quantity} × ${[name, variant].filter(Boolean).join(' · ')}`,
		),
		more: (count) => t('orders:label.more', { count }),
	}
}

function trackingParts(tracking: string | null, title: string): Part[] {
	if (tracking === null) return [{ kind: 'frame', title, height: 52 }]
	return [{ kind: 'bars', text: tracking, height: 42 }, text(`${title} ${tracking}`, 11, true)]
}

/** The address without the recipient's name, which stands above it. */
function addressOf({ addressLines, customerName, pickupPlace }: StaffOrder): string[] {
	if (addressLines) return addressLines.slice(addressLines[0] === customerName ? 1 : 0)
	return [pickupPlace?.name, pickupPlace?.address].filter((line) => typeof line === 'string')
}

function unitsOf(lines: PaperParcel['lines']): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function weightOf(grams: number, locale: Locale): string {
	if (grams < 1000) return `${grams} g`
	const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(grams / 1000)
	return `${kilograms} kg`
}
