import type { Parcel, StaffParcel } from '#contract/parcel.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { methodName } from '#website-api/modules/sales/shipping/method-names.ts'
import { trackingPage } from '#website-api/modules/sales/shipping/tracking-page.ts'
import { happenings } from './happenings.ts'
import type { ParcelParts } from './parcels.queries.ts'

type LineRow = typeof orderLine.$inferSelect

/** A parcel as its buyer sees it; without a language, names are those stored with it. */
export function shownParcel(
	{ row, items, events }: ParcelParts,
	lines: LineRow[],
	locale?: Locale,
): Parcel {
	const nameOf = (name: string) =>
		locale === undefined ? name : methodName(locale, row.vendorCode, name)
	return {
		number: row.number,
		state: row.state,
		problem: row.problem,
		vendor: row.vendorCode,
		vendorName: nameOf(row.vendorName),
		methodName: nameOf(row.vendorMethodName),
		trackingNumber: row.trackingNumber,
		trackingPage: trackingPage(row),
		driver: row.driverName === null ? null : { name: row.driverName, phone: row.driverPhone ?? '' },
		livePage: row.livePage,
		sentAt: row.sentAt,
		endedAt: row.endedAt,
		items: items.map(({ position, quantity }) => {
			const line = lines.find((one) => one.position === position)
			return {
				position,
				quantity,
				name: line?.productName ?? '',
				variantLabel: line?.variantLabel ?? '',
			}
		}),
		// What staff give as a reason is for staff.
		events: happenings(events).map(({ kind, said, source, at }) => ({
			kind,
			said: source === 'COURIER' ? said : '',
			date: at,
		})),
	}
}

/** A parcel as staff see it. */
export function staffParcel(parts: ParcelParts, lines: LineRow[]): StaffParcel {
	const { row, events, booking } = parts
	return {
		...shownParcel(parts, lines),
		events: happenings(events).map(({ kind, said, at }) => ({ kind, said, date: at })),
		reference: row.reference,
		method: row.vendorMethod,
		weightGrams: row.weightGrams,
		lengthMm: row.lengthMm,
		widthMm: row.widthMm,
		heightMm: row.heightMm,
		provider: row.provider,
		providerOrderId: row.providerOrderId,
		booking: booking && {
			refusal: booking.refusal,
			said: booking.said,
			isCancellation: booking.isCancellation,
		},
		hasLabel: row.labelFile !== null,
		pickupAt: row.pickupAt,
		quotedPrice: row.quotedPrice,
		billedPrice: row.billedPrice,
		staffSince: row.staffSince,
		madeBy: row.madeBy,
		madeAt: row.madeAt,
	}
}
