import { bodyLimit } from 'hono/body-limit'
import {
	changeFooter,
	type EditedFooter,
	getFooter,
	replaceFooter,
} from '#contract/edited-footer.ts'
import { resetLogo, setLogo } from '#contract/edited-picture.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { addDefaultLogo } from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { versionOf } from '#website-api/modules/platform/operator-api/saved-version.ts'
import { editFooter, putFooter, putLogo } from './edit-look.command.ts'
import { footerMenuOf } from './site.queries.ts'

/** A shop's logo and footer. */
export const lookAnswers = [
	answer(
		setLogo,
		async ({ companyId, c }) => {
			const bytes = new Uint8Array(await c.req.arrayBuffer())
			const { mediaId } = await storeUploadedPicture(c.var, companyId, bytes)
			await inTransaction(c.var.db, (tx) => putLogo(tx, companyId, mediaId))
			return { mediaId }
		},
		bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: tooLarge }),
	),
	answer(resetLogo, async ({ db, companyId, c }) => {
		await inTransaction(db, (tx) => putLogo(tx, companyId, null))
		await addDefaultLogo(c.var, companyId)
		const { logoMediaId } = await findCompany(db, companyId)
		return { mediaId: logoMediaId ?? '' }
	}),
	answer(getFooter, ({ db, companyId }) => footerOf(db, companyId)),
	answer(replaceFooter, async ({ db, companyId, body: { columns, version } }) => {
		const footer = columns.map(({ titleId, titleEn, links }) => ({
			title: { id: titleId, en: titleEn },
			links: links.map(({ labelId, labelEn, target }) => ({
				label: { id: labelId, en: labelEn },
				target,
			})),
		}))
		await inTransaction(db, (tx) => putFooter(tx, companyId, footer, version))
		return footerOf(db, companyId)
	}),
	answer(changeFooter, async ({ db, companyId, body }) => {
		await inTransaction(db, (tx) => editFooter(tx, companyId, body))
		return footerOf(db, companyId)
	}),
]

async function footerOf(db: Database, companyId: number): Promise<EditedFooter> {
	const rows = await footerMenuOf(db, companyId)
	return {
		version: versionOf(rows),
		columns: rows.map(({ title, links }) => ({
			titleId: title.id,
			titleEn: title.en,
			links: links.map(({ label, target }) => ({ labelId: label.id, labelEn: label.en, target })),
		})),
	}
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
