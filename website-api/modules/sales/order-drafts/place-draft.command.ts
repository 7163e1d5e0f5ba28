import type { Place } from '#contract/address.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { decode, encode } from '#contract/message-codec.ts'
import { OrderRequest } from '#contract/order-request.ts'
import { checked } from '#website-api/http/input.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import { orderExpiryMinutes } from '#website-api/modules/sales/orders/place/order-expiry.ts'
import { placeOrder } from '#website-api/modules/sales/orders/place/place-order.command.ts'
import { offeredMethods } from '#website-api/modules/sales/payments/methods.queries.ts'
import { agreedOf } from './agreed-of.ts'
import { priceDraft } from './draft.queries.ts'
import { holdUnits } from './hold-draft.command.ts'
import type { DraftRow } from './order-draft.table.ts'
import { endDraft, requireOpen } from './save-draft.command.ts'

/** Who places the order of a draft. */
type Placer = {
	/** A name for the history; "" for the buyer. */
	by: string
	/** What the company's providers offer now. */
	online: OfferedOnline[]
	/** As a buyer has it. */
	mayAskRates?: boolean
	/** Of the visitor, for a buyer. */
	network?: string
	device?: string
	/** The total that the buyer was shown; absent: none was. */
	expectedTotal?: number
	onlineMethod?: OrderRequest['online']
}

/**
 * Places the order of a locked draft, which then has its id. 409 DRAFT_ENDED, DRAFT_CHANGED and the refusals of
 * `placeOrder`; 422 for what is missing.
 */
export async function placeDraft(
	tx: Transaction,
	draft: DraftRow,
	version: number,
	placer: Placer,
): Promise<DraftRow> {
	requireOpen(draft, version)
	const { companyId, id, content } = draft
	const { customerId, language: locale } = content
	const request = await requestOf(tx, draft, placer)
	await placeOrder(
		tx,
		{
			companyId,
			locale,
			customerId,
			online: placer.online,
			mayAskRates: placer.mayAskRates ?? false,
			network: placer.network,
			device: placer.device,
			agreed: {
				...agreedOf(content),
				id,
				isByStaff: placer.by !== '',
				takesAnyTotal: placer.expectedTotal === undefined,
				releaseHold: (within) => holdUnits(within, draft, [], `draft:${version}:placed`),
			},
		},
		request,
		orderExpiryMinutes,
	)
	return endDraft(tx, draft, { state: 'ORDERED', changedBy: placer.by, orderId: id })
}

/** 422 for what is missing, by the fields of a draft. */
async function requestOf(tx: Transaction, draft: DraftRow, placer: Placer): Promise<OrderRequest> {
	const { companyId, id, content } = draft
	const { online, expectedTotal, onlineMethod } = placer
	const { lines, vendor, address } = content
	if (lines.length === 0) throw fieldProblem('CART_LIST', { message: 'FIELD_REQUIRED' })
	if (vendor === null) throw fieldProblem('VENDOR_METHOD', { message: 'FIELD_REQUIRED' })
	if (vendor !== 'SELF_PICKUP' && !address?.district) {
		throw fieldProblem('ADDRESS.DISTRICT_CODE', { message: 'FIELD_REQUIRED' })
	}
	const { name, phone, email, method, pickupPlace, note } = content
	const wire = encode(OrderRequest, {
		cartToken: id,
		cartVersion: 1,
		lines: lines.map(({ id: variantId, quantity }) => ({ id: variantId, quantity })),
		name,
		phone,
		email,
		address: vendor === 'SELF_PICKUP' ? null : placeOf(address),
		vendor,
		method,
		pickupPlace,
		...(await paymentOf(tx, companyId, content, online)),
		...(await vouchersOf(tx, draft, placer)),
		online: onlineMethod,
		note,
		expectedTotal: expectedTotal ?? 0,
	})
	return decode(OrderRequest, checked(wire, OrderRequest, content.language))
}

/** Those of the draft. Its buyer was shown the price without one that can't be used, and can't change it. */
async function vouchersOf(tx: Transaction, draft: DraftRow, { by, device }: Placer) {
	const { productVoucher, shippingVoucher } = draft.content
	if (by !== '' || (!productVoucher && !shippingVoucher)) return { productVoucher, shippingVoucher }
	const { coupons } = await priceDraft(tx, draft, device)
	const codeOf = (isForShipping: boolean) =>
		coupons.find(({ coupon }) => coupon.isForShipping === isForShipping)?.coupon.code
	return { productVoucher: codeOf(false), shippingVoucher: codeOf(true) }
}

const placeOf = (address: DraftRow['content']['address']): Place | null => address

/** The way to pay that the draft says; otherwise online, if the shop has it, or its first bank account. */
async function paymentOf(
	tx: Transaction,
	companyId: number,
	{ payment, bank }: DraftRow['content'],
	online: OfferedOnline[],
) {
	const offered = await offeredMethods(tx, companyId, online)
	const chosen = offered.find(({ method }) => method === payment) ?? offered[0]
	if (!chosen) throw fieldProblem('PAYMENT_METHOD', { message: 'PAYMENT_METHOD_UNKNOWN' })
	const { method, accounts } = chosen
	return { payment: method, bank: accounts.length > 0 ? bank || accounts[0]?.code : undefined }
}
