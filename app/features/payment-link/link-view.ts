import type { LinkedDraft } from '#contract/payment-link.ts'
import { addressValues, type PlaceView } from '#app/features/checkout/place-view.ts'
import { offerGroups } from '#app/features/checkout/offers.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { localPhone } from '#web/domain/phone.ts'

/** What the buyer of a linked draft does next. */
type LinkStep = 'address' | 'courier' | 'pay' | 'sold-out'

type Asked = {
	searched: string
	/** The buyer wants to change what is written, or the courier. */
	isEdited: boolean
	isOtherCourier: boolean
}

/** A linked draft as its page shows it. */
export function linkView(
	draft: LinkedDraft,
	places: PlaceView[],
	{ searched, ...asked }: Asked,
	page: { locale: Locale; now: Date },
) {
	const { address, courier, isDigitalOnly, districtName } = draft
	const isCollected = courier.startsWith('SELF_PICKUP/')
	const needsAddress = !isDigitalOnly && !isCollected
	const answers = { ...address, village: address?.village ?? '' }
	const chosen = draft.offers.find((one) => `${one.vendor}/${one.method}` === courier)
	const phone = draft.phone === '' ? '' : localPhone(draft.phone)
	return {
		step: stepOf(draft, needsAddress, asked),
		version: draft.version,
		needsAddress,
		lines: draft.lines.map((line, at) => ({
			key: at,
			name: [line.productName, line.variantLabel].filter(Boolean).join(', '),
			quantity: line.quantity,
			price: formatMoney(line.price),
			before: line.priceBefore === null ? null : formatMoney(line.priceBefore),
			subTotal: formatMoney(line.subTotal),
		})),
		sums: {
			subTotal: formatMoney(draft.subTotal),
			discount: draft.discount === 0 ? null : formatMoney(draft.discount),
			shipping: draft.shippingPrice === null ? null : formatMoney(draft.shippingPrice),
			isShippingFree: draft.shippingPrice === 0,
			total: formatMoney(draft.total),
		},
		total: draft.total,
		isDigitalOnly,
		values: {
			name: draft.name,
			phone,
			email: draft.email,
			...addressValues(answers, places, searched),
		},
		places,
		answerLines: [
			draft.name,
			phone,
			...(needsAddress && address ? [address.street, address.village, districtName] : []),
		].filter(Boolean),
		courier,
		courierName: isDigitalOnly ? '' : (chosen?.methodName ?? ''),
		canChangeCourier: draft.offers.length > 1 && !isDigitalOnly,
		groups: offerGroups(draft.offers, { ...page, packingDays: draft.packingDays }),
		note: draft.note,
		/** The payee that is chosen already; '' for none. */
		payee: draft.bank || (draft.payment ?? ''),
	}
}
export type LinkView = ReturnType<typeof linkView>

function stepOf(
	draft: LinkedDraft,
	needsAddress: boolean,
	{ isEdited, isOtherCourier }: Omit<Asked, 'searched'>,
): LinkStep {
	const { address, name, phone, isDigitalOnly, isSoldOut, shippingPrice } = draft
	if (isSoldOut || draft.lines.length === 0) return 'sold-out'
	const hasPlace =
		address !== null &&
		address.district !== '' &&
		address.village.length >= 2 &&
		address.street.length >= 10
	const isAddressed = name !== '' && phone !== '' && (hasPlace || !needsAddress)
	if (isEdited || !isAddressed) return 'address'
	const needsCourier = shippingPrice === null || (isOtherCourier && draft.offers.length > 1)
	return needsCourier && !isDigitalOnly ? 'courier' : 'pay'
}
