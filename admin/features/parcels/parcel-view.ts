import { courierServiceName } from '#contract/courier-name.ts'
import type { StaffParcel } from '#contract/parcel.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type ParcelView = ReturnType<typeof parcelView>

/** A parcel as pages show it. */
export function parcelView(parcel: StaffParcel, locale: Locale) {
	const { number, state, problem, lengthMm, widthMm, heightMm } = parcel
	const sides = [lengthMm, widthMm, heightMm].filter((side) => side !== null)
	return {
		number,
		state,
		problem,
		reference: parcel.reference,
		courier: courierServiceName(parcel.vendorName, parcel.methodName),
		tracking: parcel.trackingNumber,
		trackingUrl: parcel.trackingPage,
		driver: parcel.driver
			? [parcel.driver.name, parcel.driver.phone].filter(Boolean).join(' · ')
			: null,
		livePage: parcel.livePage,
		weight: `${parcel.weightGrams} g`,
		size: sides.length === 3 ? `${sides.map((side) => side / 10).join(' × ')} cm` : null,
		items: parcel.items.map(({ position, quantity, name, variantLabel }) => ({
			key: position,
			text: `${quantity} × ${[name, variantLabel].filter(Boolean).join(' · ')}`,
		})),
		prices: [parcel.quotedPrice, parcel.billedPrice].map((price) =>
			price === null ? null : formatMoney(price),
		),
		waits: parcel.staffSince === null ? null : formatDateTime(parcel.staffSince, locale),
		events: parcel.events.map(({ kind, said, date }, at) => ({
			key: at,
			kind,
			said,
			at: formatDateTime(date, locale),
		})),
		can: stepsOf(state, parcel.provider !== null),
	}
}

/** What staff can do with a parcel. */
function stepsOf(state: ParcelState | 'UNKNOWN', isAsked: boolean) {
	const isUnsent = state === 'PREPARED' || state === 'BOOKED'
	return {
		/** A courier is to collect it. */
		book: state === 'PREPARED',
		/** The courier is not to come, or nobody knows whether it comes. */
		unbook: isUnsent && isAsked,
		ship: isUnsent,
		deliver: state === 'SHIPPED',
		/** It came back. */
		take: state === 'SHIPPED',
		lose: (state === 'PREPARED' && !isAsked) || state === 'SHIPPED',
		cancel: state === 'PREPARED' && !isAsked,
		number: isUnsent || state === 'SHIPPED' || state === 'DELIVERED',
		courier: !isAsked && (isUnsent || state === 'SHIPPED'),
	}
}
