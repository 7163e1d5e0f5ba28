import { eq } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import { storePicture } from '#contract/edited-picture.ts'
import { changeSite, getSite, SiteChange } from '#contract/edited-site.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import {
	updatingDefaultTexts,
	redrawLogo,
} from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { StaticQris } from '#website-api/modules/platform/companies/qris.ts'
import { requireConfirmed } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { editedSite } from './edited-site.queries.ts'

/** A shop's settings. */
export const siteStaffAnswers = [
	answer(getSite, ({ db, companyId }) => editedSite(db, companyId)),
	answer(changeSite, async ({ db, companyId, caller, body, c }) => {
		const { header, title, taglineId, taglineEn, qris, ...sent } = body
		// Settings of payment accounts.
		if (qris !== undefined) requireConfirmed(caller)
		const { tagline, ...before } = await findCompany(db, companyId)
		const changes = {
			...sent,
			headerLayout: header,
			name: title,
			tagline: { id: taglineId ?? tagline.id, en: taglineEn ?? tagline.en },
			qris: qrisFrom(qris),
		}
		await inTransaction(db, (tx) =>
			updatingDefaultTexts(tx, companyId, () =>
				tx.update(company).set(changes).where(eq(company.id, companyId)),
			),
		)
		await redrawLogo(c.var, companyId, before)
		return editedSite(db, companyId)
	}),
	answer(
		storePicture,
		async ({ companyId, c }) =>
			storeUploadedPicture(c.var, companyId, new Uint8Array(await c.req.arrayBuffer())),
		bodyLimit({ maxSize: MAX_PICTURE_BYTES }),
	),
]

function qrisFrom(text: string | null | undefined) {
	if (text === null || text === undefined) return text
	const read = StaticQris.safeParse(text)
	if (!read.success) throw fieldProblem(SiteChange, 'qris', { message: 'QRIS_UNREADABLE' })
	return read.data
}
