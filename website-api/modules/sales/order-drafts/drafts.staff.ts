import {
	changeOrderDraft,
	createOrderDraft,
	discardOrderDraft,
	listOrderDrafts,
	placeOrderDraft,
	readOrderDraft,
} from '#contract/order-draft.ts'
import { readChat as readChatEndpoint } from '#contract/chat-reading.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
import type { AskRates } from '#website-api/modules/platform/couriers/couriers.ts'
import { digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { checkedContent } from './check-content.queries.ts'
import { draftOf, findDraft, lockDraft, openDrafts } from './draft.queries.ts'
import type { DraftRow } from './order-draft.table.ts'
import { placeDraft } from './place-draft.command.ts'
import { readChat } from './read-chat.ts'
import { changeDraft, createDraft, discardDraft } from './save-draft.command.ts'

/** Orders that staff write for their buyers. */
export const orderDraftAnswers = [
	answer(createOrderDraft, async ({ c, db, gateways, caller, askRates, body }) => {
		const companyId = chosenCompany(caller)
		const { isFinal, holdsStock, outsideNumber, ...written } = body
		const digest = digestOfBody(createOrderDraft, body)
		const online = isFinal ? await gateways.offered(companyId) : []
		const draft = await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			const content = await checkedContent(tx, companyId, caller, written)
			const by = caller.label
			const made = { companyId, content, holdsStock, outsideNumber, digest, by }
			const stored = await createDraft(tx, made)
			if (stored.isRepeat || !isFinal) return stored.draft
			return placeDraft(tx, stored.draft, stored.draft.version, { by, online })
		})
		c.set('made', draft.id)
		return draftOf(db, draft, caller, { online: await gateways.offered(companyId), askRates })
	}),
	answer(listOrderDrafts, async ({ db, caller }) => ({
		list: await openDrafts(db, chosenCompany(caller)),
	})),
	answer(readOrderDraft, async ({ db, caller, params, gateways, askRates }) => {
		const companyId = chosenCompany(caller)
		const draft = await findDraft(db, companyId, params.id)
		return draftOf(db, draft, caller, { online: await gateways.offered(companyId), askRates })
	}),
	answer(changeOrderDraft, ({ body: { holdsStock, version, ...written }, ...asked }) =>
		changed(asked, async (tx, draft) => {
			const { caller } = asked
			const { companyId, content: before } = draft
			const content = await checkedContent(tx, companyId, caller, written, before)
			return changeDraft(tx, draft, { content, holdsStock, version, by: caller.label })
		}),
	),
	answer(placeOrderDraft, async ({ body, ...asked }) => {
		const { caller, gateways } = asked
		const online = await gateways.offered(chosenCompany(caller))
		return changed(asked, (tx, draft) =>
			placeDraft(tx, draft, body.version, { by: caller.label, online }),
		)
	}),
	answer(discardOrderDraft, (asked) =>
		changed(asked, (tx, draft) => discardDraft(tx, draft, asked.caller.label)),
	),
	answer(readChatEndpoint, ({ body }) => readChat(body.text)),
]

/** A request of staff about the draft of its path. */
type Asked = {
	db: Database
	caller: Caller
	gateways: Gateways
	askRates: AskRates
	params: { id: string }
}

async function changed(
	{ db, caller, gateways, askRates, params }: Asked,
	work: (tx: Transaction, draft: DraftRow) => Promise<DraftRow>,
) {
	const draft = await inTransaction(db, async (tx) => {
		await actAs(tx, caller)
		return work(tx, await lockDraft(tx, chosenCompany(caller), params.id))
	})
	const online = await gateways.offered(draft.companyId)
	return draftOf(db, draft, caller, { online, askRates })
}
