import { eq } from 'drizzle-orm'
import {
	type EditedPopup,
	getEditedPopup,
	PopupEdit,
	removePopup,
	savePopup,
} from '#contract/edited-site.ts'
import { inTransaction, type Queryable, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { announceUnused } from '#website-api/modules/platform/media/delete-picture.command.ts'
import {
	requireVersion,
	versionOf,
} from '#website-api/modules/platform/operator-api/saved-version.ts'
import { shownTimes } from '#website-api/modules/site/banners/shown-times.ts'
import { lockCompany } from './edit-look.command.ts'
import { editedSite } from './edited-site.queries.ts'
import { mediaOf, popupOf } from './site.queries.ts'
import { popupBanner } from './site.table.ts'

/** The popup that greets visitors. */
export const popupAnswers = [
	answer(getEditedPopup, ({ db, companyId }) => editedPopup(db, companyId)),
	answer(savePopup, async ({ db, companyId, body }) => {
		await inTransaction(db, (tx) => putPopup(tx, companyId, body))
		return editedSite(db, companyId)
	}),
	answer(removePopup, async ({ db, companyId }) => {
		await inTransaction(db, (tx) =>
			tx.update(popupBanner).set({ active: false }).where(eq(popupBanner.companyId, companyId)),
		)
		return editedSite(db, companyId)
	}),
]

async function putPopup(tx: Transaction, companyId: number, sent: PopupEdit) {
	await lockCompany(tx, companyId)
	const before = await popupOf(tx, companyId)
	requireVersion(before, sent.version)
	if (!(await mediaOf(tx, companyId, sent.mediaId))) {
		throw fieldProblem(PopupEdit, 'mediaId', { message: 'PICTURE_NOT_FOUND' })
	}
	const popup = {
		active: sent.isOn,
		onAllPages: sent.isOnAllPages,
		mediaId: sent.mediaId,
		target: sent.target,
		alt: { id: sent.altId, en: sent.altEn },
		...shownTimes(PopupEdit, sent, undefined),
	}
	await tx
		.insert(popupBanner)
		.values({ companyId, ...popup })
		.onConflictDoUpdate({ target: popupBanner.companyId, set: popup })
	if (before?.mediaId && before.mediaId !== sent.mediaId) {
		await announceUnused(tx, companyId, [before.mediaId])
	}
}

async function editedPopup(db: Queryable, companyId: number): Promise<EditedPopup> {
	const popup = await popupOf(db, companyId)
	return {
		isOn: popup?.active ?? false,
		isOnAllPages: popup?.onAllPages ?? false,
		mediaId: popup?.mediaId ?? null,
		target: popup?.target ?? '',
		altId: popup?.alt.id ?? '',
		altEn: popup?.alt.en ?? '',
		startsAt: popup?.startsAt ?? null,
		endsAt: popup?.endsAt ?? null,
		version: versionOf(popup),
	}
}
