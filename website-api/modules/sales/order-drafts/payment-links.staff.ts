import { linkOrderDraft, linkStaffOrder, type MadeLink } from '#contract/payment-link.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { findCompany, mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { requirePayable } from '#website-api/modules/sales/payments/confirmation.queries.ts'
import { lockDraft } from './draft.queries.ts'
import { makeLink } from './payment-link.command.ts'
import { requireOpen } from './save-draft.command.ts'

/** Links by which buyers complete and pay orders. */
export const paymentLinkStaffAnswers = [
	answer(linkOrderDraft, ({ c, db, caller, params }) => {
		const companyId = chosenCompany(caller)
		return inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			const draft = await lockDraft(tx, companyId, params.id)
			requireOpen(draft, draft.version)
			const { language: locale, phone } = draft.content
			const by = caller.label
			const link = await makeLink(tx, { companyId, subjectId: draft.id, by })
			return shown(tx, c.var.shopAddress, { companyId, locale, phone, ...link })
		})
	}),
	answer(linkStaffOrder, async ({ c, db, caller, params }) => {
		const { companyId, number } = await findStaffOrder(db, caller, params.number)
		return inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			const order = await lockOrder(tx, companyId, number)
			requirePayable(order)
			const { locale, customerPhone: phone, id: subjectId } = order
			const link = await makeLink(tx, { companyId, subjectId, by: caller.label })
			return shown(tx, c.var.shopAddress, { companyId, locale, phone, ...link })
		})
	}),
]

type Made = { companyId: number; locale: Locale; phone: string; token: string; endsAt: Date }

async function shown(
	db: Queryable,
	shopAddress: string,
	{ companyId, locale, phone, token, endsAt }: Made,
): Promise<MadeLink> {
	const host = await mainHostOf(db, companyId)
	if (host === null) throw new Problem(409, 'SHOP_WITHOUT_ADDRESS')
	const url = shopPage(shopAddress, host, locale, `/order/link?token=${token}`)
	const { name } = await findCompany(db, companyId)
	return { url, endsAt, phone, text: messageOf(locale, 'PAYMENT_LINK_TEXT', { store: name, url }) }
}
