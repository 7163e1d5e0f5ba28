import { DraftContent } from '#contract/draft-content.ts'
import { decode } from '#contract/message-codec.ts'
import type { TinyApi } from '#tests/support/tiny-api.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { makeLink } from '#website-api/modules/sales/order-drafts/payment-link.command.ts'
import { createDraft } from '#website-api/modules/sales/order-drafts/save-draft.command.ts'
import { type Probe, write } from './probe.ts'

/** Requests with payment links of the first shop's drafts. */
export async function paymentLinkProbes(
	{ db }: TinyApi,
	variantId: number,
): Promise<Record<string, Probe[]>> {
	const wire = {
		CUSTOMER_NAME: 'Sari Wulandari',
		CUSTOMER_PHONE: '+6281234567890',
		CART_LIST: [{ CART_ID: variantId, CART_QTY: 1 }],
		VENDOR_CODE: 'SELF_PICKUP',
		VENDOR_METHOD: 'self_pickup',
	}
	const content = decode(DraftContent, DraftContent.parse(wire))
	const token = () =>
		inTransaction(db, async (tx) => {
			const by = 'Rina'
			const made = { content, holdsStock: false, outsideNumber: undefined, digest: 'x', by }
			const { draft } = await createDraft(tx, { companyId: 1, ...made })
			return (await makeLink(tx, { companyId: 1, subjectId: draft.id, by })).token
		})
	const contact = { CUSTOMER_NAME: 'Sari', CUSTOMER_PHONE: '081234567890', ADDRESS: null }
	const paid = { PAYMENT_METHOD: 'BANK_TRANSFER', BANK_CODE: 'BCA', EXPECTED_TOTAL: 63_000 }
	return {
		'POST /payment-link': [write({ LINK_TOKEN: await token() }, /Kaos Polos/)],
		'POST /payment-link/address': [
			write({ LINK_TOKEN: await token(), VERSION: 1, ...contact }, /Kaos Polos/),
		],
		'POST /payment-link/order': [
			write({ LINK_TOKEN: await token(), VERSION: 1, ...paid }, /Kaos Polos/),
		],
	}
}
