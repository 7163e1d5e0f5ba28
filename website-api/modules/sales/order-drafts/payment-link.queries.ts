import { and, eq, gt, sql } from 'drizzle-orm'
import type { Linked, LinkedDraft } from '#contract/payment-link.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { orders, type OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { courierKey } from '#website-api/modules/sales/shipping/vendors.ts'
import type { AskRates } from '#website-api/modules/platform/couriers/couriers.ts'
import { askingRates } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { offerIn } from '#website-api/modules/sales/shipping/offers.queries.ts'
import { priceDraft } from './draft.queries.ts'
import { type DraftRow, orderDraft } from './order-draft.table.ts'
import { digestOfToken } from './link-token.ts'
import { paymentLink } from './payment-link.table.ts'

/** Who opens a link, and how couriers' prices are asked for. */
type LinkVisitor = { device: string; askRates: AskRates }

type LinkSubject = { endsAt: Date } & (
	| { draft: DraftRow; order: null }
	| { draft: null; order: OrderRow }
)

/**
 * What the link with this token leads to. 404 LINK_UNKNOWN if there is none in this company, if it has ended, or if its draft or
 * order has.
 */
export async function linkSubject(
	db: Queryable,
	companyId: number,
	token: string,
): Promise<LinkSubject> {
	const [link] = await db
		.select({ subjectId: paymentLink.subjectId, endsAt: paymentLink.endsAt })
		.from(paymentLink)
		.where(
			and(
				eq(paymentLink.companyId, companyId),
				eq(paymentLink.digest, digestOfToken(token)),
				gt(paymentLink.endsAt, sql`now()`),
			),
		)
	if (!link) throw new Problem(404, 'LINK_UNKNOWN')
	const { subjectId: id, endsAt } = link
	// The draft first: it ends in the transaction in which its order begins, so that one of the two is always seen.
	const [draft] = await db
		.select()
		.from(orderDraft)
		.where(and(eq(orderDraft.companyId, companyId), eq(orderDraft.id, id)))
	if (draft?.state === 'OPEN') return { endsAt, draft, order: null }
	const [order] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	if (!order || order.status === 'CANCEL' || order.status === 'EXPIRED') {
		throw new Problem(404, 'LINK_UNKNOWN')
	}
	return { endsAt, draft: null, order }
}

/**
 * The same as its buyer sees it; the key by which the order is looked up, and by which the buyer's browser is known, come
 * from the caller.
 */
export async function linkedOf(
	db: Queryable,
	{ endsAt, draft, order }: LinkSubject,
	locale: Locale,
	{ keyOf, ...visitor }: LinkVisitor & { keyOf: (number: string) => string },
): Promise<Linked> {
	if (draft)
		return {
			endsAt,
			draft: await linkedDraftOf(db, draft, locale, visitor),
			order: null,
			lookUp: null,
		}
	const { companyId, id, number, customerPhone: phone } = order
	return {
		endsAt,
		draft: null,
		order: await shownOrderOf(db, companyId, id, locale),
		lookUp: { number, phone, key: keyOf(number) },
	}
}

async function linkedDraftOf(
	db: Queryable,
	draft: DraftRow,
	locale: Locale,
	{ device, askRates }: LinkVisitor,
): Promise<LinkedDraft> {
	const { content, version } = draft
	const { name, phone, email, address, note, vendor, method } = content
	const shown = { ...draft, content: { ...content, language: locale } }
	const found = await askingRates(askRates, () => priceDraft(db, shown, device))
	const { price, offer, offers, lines, isDigitalOnly, missingIds, packingDays } = found
	const district = await findDistrict(address?.district ?? '')
	const isAgreed = content.shippingPrice !== null
	return {
		version,
		name,
		phone,
		email,
		address,
		districtName: district ? `${district.name}, ${district.city}, ${district.province}` : '',
		lines: lines.map(({ price: agreed, listPrice, ...line }) => {
			const unit = agreed ?? listPrice
			return { ...line, price: unit, priceBefore: listPrice > unit ? listPrice : null }
		}),
		isDigitalOnly,
		courier: vendor === null ? '' : courierKey(vendor, method),
		packingDays,
		offers: (isAgreed && offer ? [offer] : offers).map((one) => offerIn(locale, one)),
		subTotal: price.subTotal,
		discount: price.productDiscount + price.tierDiscount,
		shippingPrice: offer ? price.shippingPrice - price.shippingDiscount : null,
		total: price.total,
		isSoldOut: missingIds.length > 0 || lines.some((line) => line.quantity > line.stock),
		note,
		payment: content.payment,
		bank: content.bank,
	}
}
