import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import {
	type OperatorFooterAnswerWire,
	OperatorFooterChangeWire,
	OperatorFooterPutWire,
} from '#contract/operator-look.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { addDefaultLogo } from '#website-api/modules/site/company-defaults/add-defaults.command.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { changeFooter, putFooter, setLogo } from './edit-look.command.ts'
import { footerMenuOf } from './site.queries.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { versionOf } from '#website-api/modules/platform/operators/saved-version.ts'

/** Staff endpoints for a shop's logo and footer, under /operator/v1/sites/{code}. */
export const lookStaffRoutes = new Hono<OperatorEnv>()
	.put('/:code/logo', bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: tooLarge }), async (c) => {
		const id = await companyOf(c)
		const { MEDIA_ID } = await storeUploadedPicture(
			c.var,
			id,
			new Uint8Array(await c.req.arrayBuffer()),
		)
		await inTransaction(c.var.db, (tx) => setLogo(tx, id, MEDIA_ID))
		return c.json({ data: { MEDIA_ID } })
	})
	.delete('/:code/logo', async (c) => {
		const id = await companyOf(c)
		await inTransaction(c.var.db, (tx) => setLogo(tx, id, null))
		await addDefaultLogo(c.var, id)
		const { logoMediaId } = await findCompany(c.var.db, id)
		return c.json({ data: { MEDIA_ID: logoMediaId ?? '' } })
	})
	.get('/:code/footer', async (c) => c.json(await footerOf(c.var.db, await companyOf(c))))
	.put('/:code/footer', async (c) => {
		const id = await companyOf(c)
		const { COLUMN_LIST, VERSION } = await readJson(c, OperatorFooterPutWire)
		const columns = COLUMN_LIST.map((column) => ({
			title: { id: column.TITLE_ID, en: column.TITLE_EN },
			links: column.LINK_LIST.map((link) => ({
				label: { id: link.LABEL_ID, en: link.LABEL_EN },
				target: link.TARGET,
			})),
		}))
		await inTransaction(c.var.db, (tx) => putFooter(tx, id, columns, VERSION))
		return c.json(await footerOf(c.var.db, id))
	})
	.post('/:code/footer/changes', async (c) => {
		const id = await companyOf(c)
		const change = await readJson(c, OperatorFooterChangeWire)
		await inTransaction(c.var.db, (tx) => changeFooter(tx, id, change))
		return c.json(await footerOf(c.var.db, id))
	})

async function footerOf(
	db: OperatorEnv['Variables']['db'],
	companyId: number,
): Promise<z.infer<typeof OperatorFooterAnswerWire>> {
	const rows = await footerMenuOf(db, companyId)
	return {
		data: {
			VERSION: versionOf(rows),
			COLUMN_LIST: rows.map(({ title, links }) => ({
				TITLE_ID: title.id,
				TITLE_EN: title.en,
				LINK_LIST: links.map(({ label, target }) => ({
					LABEL_ID: label.id,
					LABEL_EN: label.en,
					TARGET: target,
				})),
			})),
		},
	}
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
