import type { OrderDraft } from '#contract/order-draft.ts'
import { localPhone } from '#web/domain/phone.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { formatDateTime } from '#web/domain/dates.ts'

export type Values = Record<string, string>
type AddressFields = Record<
	'street' | 'village' | 'postcode' | 'courierNote' | 'district',
	string | null
>
export type DraftRow = {
	name: string
	listPrice: string
	subTotal: string
	isShort: boolean
	/** Null: not known here. */
	stock: string | null
}

/** What the fields of an address show; all are empty without one. */
export function addressValues(address: AddressFields | null, districtName: string): Values {
	return {
		street: address?.street ?? '',
		village: address?.village ?? '',
		postcode: address?.postcode ?? '',
		courierNote: address?.courierNote ?? '',
		place: districtName,
		placeBefore: districtName,
		district: address?.district ?? '',
	}
}

/** What the fields of a draft's form show, by their names; rows are numbered from 0. */
export function draftValues({ content, districtName, holdEndsAt }: OrderDraft): Values {
	const { address, lines, vendor } = content
	return {
		name: content.name,
		phone: content.phone === '' ? '' : localPhone(content.phone),
		email: content.email,
		customerId: content.customerId ?? '',
		language: content.language,
		...addressValues(address, districtName),
		courier: vendor === null ? '' : `${vendor}/${content.method}`,
		shippingPrice: content.shippingPrice === null ? '' : digits(content.shippingPrice),
		way: wayOf(content.payment, content.bank),
		productVoucher: content.productVoucher ?? '',
		shippingVoucher: content.shippingVoucher ?? '',
		note: content.note,
		...(holdEndsAt === null ? {} : { holdsStock: 'on' }),
		...Object.assign(
			{},
			...lines.map(({ id, quantity, price, reason }, at) => ({
				[`id-${at}`]: String(id),
				[`quantity-${at}`]: String(quantity),
				[`price-${at}`]: price === null ? '' : digits(price),
				[`reason-${at}`]: reason,
			})),
		),
	}
}

const wayOf = (payment: string | null, bank: string) =>
	[payment ?? '', bank].filter(Boolean).join('/')

/** A draft as its page shows it beside the fields. */
export function draftView(draft: OrderDraft, locale: Locale) {
	const { priceLimit, holdEndsAt, linkEndsAt, lines, missingIds, orderNumber } = draft
	const rows: Record<string, DraftRow> = {}
	for (const line of lines) {
		rows[String(line.id)] = {
			name: [line.productName, line.variantLabel].filter(Boolean).join(', '),
			listPrice: formatMoney(line.listPrice),
			subTotal: formatMoney(line.subTotal),
			isShort: line.quantity > line.stock,
			stock: digits(line.stock),
		}
	}
	return {
		id: draft.id,
		version: draft.version,
		state: draft.state,
		orderNumber,
		rows,
		missing: missingIds.map(String),
		priceLimit,
		holdEnds: holdEndsAt && formatDateTime(holdEndsAt, locale),
		linkEnds: linkEndsAt && formatDateTime(linkEndsAt, locale),
		changed: formatDateTime(draft.changedAt, locale),
		changedBy: draft.changedBy,
		couriers: draft.offers.map((offer) => ({
			value: `${offer.vendor}/${offer.method}`,
			label: `${offer.methodName} · ${formatMoney(offer.price)}`,
		})),
		ways: draft.ways.map(({ payment, bank, account }) => ({
			value: wayOf(payment, bank),
			payment,
			account,
		})),
		/** Why vouchers can't be used, by their codes. */
		refusedVouchers: Object.fromEntries(
			draft.refusedVouchers.map(({ code, reason }) => [code, reason]),
		),
		sums: {
			subTotal: formatMoney(draft.subTotal),
			discount: draft.discount === 0 ? null : formatMoney(draft.discount),
			shipping: draft.shippingPrice === null ? null : formatMoney(draft.shippingPrice),
			total: formatMoney(draft.total),
		},
	}
}
export type DraftView = ReturnType<typeof draftView>
