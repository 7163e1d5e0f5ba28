import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { OrderDraft } from '#contract/order-draft.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { wordsOf } from '#website-api/http/failure.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { priceOrder } from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import { writtenAddress } from '#website-api/modules/sales/orders/place/written-address.ts'
import { offeredMethods } from '#website-api/modules/sales/payments/methods.queries.ts'
import type { AskRates } from '#website-api/modules/platform/couriers/couriers.ts'
import { askingRates } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { offerIn } from '#website-api/modules/sales/shipping/offers.queries.ts'
import { agreedOf } from './agreed-of.ts'
import { draftHold, type DraftRow, orderDraft } from './order-draft.table.ts'
import { paymentLink } from './payment-link.table.ts'
import { priceLimitOf } from './price-limits.queries.ts'

const listed = 100

/** The company's draft, locked until the transaction ends. 404 DRAFT_NOT_FOUND. */
export async function lockDraft(tx: Transaction, companyId: number, id: string): Promise<DraftRow> {
	const [draft] = await tx.select().from(orderDraft).where(isDraft(companyId, id)).for('update')
	if (!draft) throw new Problem(404, 'DRAFT_NOT_FOUND')
	return draft
}

/** The company's draft. 404 DRAFT_NOT_FOUND. */
export async function findDraft(db: Queryable, companyId: number, id: string): Promise<DraftRow> {
	const [draft] = await db.select().from(orderDraft).where(isDraft(companyId, id))
	if (!draft) throw new Problem(404, 'DRAFT_NOT_FOUND')
	return draft
}

/** Whether a row is the company's draft with this id. */
export function isDraft(companyId: number, id: string) {
	return and(eq(orderDraft.companyId, companyId), eq(orderDraft.id, id))
}

/** The open drafts, the last changed first. */
export async function openDrafts(db: Queryable, companyId: number) {
	const rows = await db
		.select({ draft: orderDraft, linkEndsAt: paymentLink.endsAt })
		.from(orderDraft)
		.leftJoin(
			paymentLink,
			and(
				eq(paymentLink.companyId, orderDraft.companyId),
				eq(paymentLink.subjectId, orderDraft.id),
				gt(paymentLink.endsAt, sql`now()`),
			),
		)
		.where(and(eq(orderDraft.companyId, companyId), eq(orderDraft.state, 'OPEN')))
		.orderBy(desc(orderDraft.changedAt))
		.limit(listed)
	return rows.map(({ draft, linkEndsAt }) => {
		const { id, outsideNumber, holdEndsAt, changedBy, changedAt, content } = draft
		const units = content.lines.reduce((sum, { quantity }) => sum + quantity, 0)
		const { name, phone } = content
		return { id, name, phone, units, outsideNumber, holdEndsAt, linkEndsAt, changedBy, changedAt }
	})
}

/** A draft as staff see it, with its prices now. */
export async function draftOf(
	db: Queryable,
	draft: DraftRow,
	caller: Pick<Caller, 'role'>,
	{ online, askRates }: { online: OfferedOnline[]; askRates: AskRates },
): Promise<OrderDraft> {
	const { companyId, id, content } = draft
	const { language: locale } = content
	const priced = await askingRates(askRates, () => priceDraft(db, draft))
	const { price, offer, offers } = priced
	const place = await findDistrict(content.address?.district ?? '')
	const [order] = await db
		.select({ number: orders.number })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	return {
		...draft,
		orderNumber: order?.number ?? null,
		linkEndsAt: await linkEndOf(db, companyId, id),
		lines: priced.lines,
		missingIds: priced.missingIds,
		offers: offers.map((one) => offerIn(locale, one)),
		ways: waysOf(await offeredMethods(db, companyId, online)),
		refusedVouchers: priced.refusedCoupons.map(({ code, why }) => ({
			code,
			reason: wordsOf(why, locale),
		})),
		subTotal: price.subTotal,
		discount: price.productDiscount + price.tierDiscount,
		shippingPrice: offer ? price.shippingPrice - price.shippingDiscount : null,
		total: price.total,
		districtName: place ? `${place.name}, ${place.city}, ${place.province}` : '',
		priceLimit: await priceLimitOf(db, companyId, caller),
	}
}

/** The price of what a draft says, with each line's own price beside the shop's; `device` is its buyer's browser. */
export async function priceDraft(
	db: Queryable,
	{ companyId, id, content }: DraftRow,
	device?: string,
) {
	const { customerId, language: locale, address, vendor, method } = content
	const buyer = { companyId, locale, customerId }
	const choices = {
		lines: content.lines,
		district: address?.district || undefined,
		vendor: vendor ?? undefined,
		method,
		productVoucher: content.productVoucher,
		shippingVoucher: content.shippingVoucher,
		// Limits of vouchers count by whom they were used before.
		shopper: {
			phone: content.phone,
			email: content.email,
			device,
			address: writtenAddress(address),
		},
	}
	const agreed = agreedOf(content)
	const [priced, atShop] = [
		await priceOrder(db, buyer, { ...choices, agreed }),
		await priceOrder(db, buyer, choices),
	]
	const held = await db
		.select()
		.from(draftHold)
		.where(and(eq(draftHold.companyId, companyId), eq(draftHold.draftId, id)))
	const lines = priced.lines.map((line) => {
		const written = content.lines.find((one) => one.id === line.variantId)
		const own = held.find((one) => one.variantId === line.variantId)?.quantity ?? 0
		return {
			...line,
			id: line.variantId,
			price: written?.price ?? null,
			reason: written?.reason ?? '',
			listPrice: atShop.lines.find((one) => one.variantId === line.variantId)?.price ?? line.price,
			stock: line.stock + own,
		}
	})
	return { ...priced, lines }
}

async function linkEndOf(db: Queryable, companyId: number, id: string): Promise<Date | null> {
	const [link] = await db
		.select({ endsAt: paymentLink.endsAt })
		.from(paymentLink)
		.where(
			and(
				eq(paymentLink.companyId, companyId),
				eq(paymentLink.subjectId, id),
				gt(paymentLink.endsAt, sql`now()`),
			),
		)
	return link?.endsAt ?? null
}

/** An order that is paid to the courier is placed by its buyer, who is shown the courier's fee. */
function waysOf(offered: Awaited<ReturnType<typeof offeredMethods>>) {
	return offered.flatMap(({ method: payment, accounts }) => {
		if (payment === 'COD') return []
		if (accounts.length === 0) return [{ payment, bank: '', account: '' }]
		return accounts.map(({ code: bank, name, number }) => ({
			payment,
			bank,
			account: `${name} ${number}`,
		}))
	})
}
