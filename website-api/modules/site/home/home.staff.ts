import { Hono } from 'hono'
import type { z } from 'zod'
import {
	type OperatorHomeAnswerWire,
	OperatorHomePublicationWire,
	OperatorHomePutWire,
	type OperatorHomeVersionListWire,
	OperatorHomeVersionQueryWire,
} from '#contract/operator-home.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { publishHome, restoreHome, saveHome } from './edit-home.command.ts'
import { draftOf, publishedNumber, versionsOf } from './home.queries.ts'
import { issuePreview } from './preview-token.ts'

const pageSize = 30
const afterAll = 2_000_000_000

/** Staff endpoints for composing a shop's home page, under /operator/v1/sites/{code}. */
export const homeStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/home', async (c) => c.json(await homeOf(c.var.db, await companyOf(c))))
	.put('/:code/home', async (c) => {
		const companyId = await companyOf(c)
		const { SECTION_LIST: sections, VERSION } = await readJson(c, OperatorHomePutWire)
		const author = c.var.operator.label
		await inTransaction(c.var.db, (tx) => saveHome(tx, { companyId, author, sections }, VERSION))
		return c.json(await homeOf(c.var.db, companyId))
	})
	.post('/:code/home/publication', async (c) => {
		const companyId = await companyOf(c)
		const { VERSION } = await readJson(c, OperatorHomePublicationWire)
		await inTransaction(c.var.db, (tx) => publishHome(tx, companyId, VERSION))
		return c.json(await homeOf(c.var.db, companyId))
	})
	.post('/:code/home/preview', async (c) => {
		const companyId = await companyOf(c)
		const { db, secret, clock } = c.var
		const { number } = await draftOf(db, companyId)
		const { token, endsAt } = issuePreview({ companyId, number }, secret, clock())
		return c.json({ data: { PATH: `/?preview=${token}`, ENDS_AT: endsAt.toISOString() } })
	})
	.get('/:code/home/versions', async (c) => {
		const companyId = await companyOf(c)
		const { NEXT = afterAll } = readQuery(c, OperatorHomeVersionQueryWire)
		const [rows, published] = await Promise.all([
			versionsOf(c.var.db, companyId, NEXT, pageSize + 1),
			publishedNumber(c.var.db, companyId),
		])
		const answer: z.infer<typeof OperatorHomeVersionListWire> = {
			data: {
				list: rows.slice(0, pageSize).map((row) => ({
					VERSION: row.number,
					AUTHOR: row.author,
					SAVED_AT: row.at.toISOString(),
					SECTION_COUNT: row.sections,
					PUBLISHED_AT: row.publishedAt,
					IS_PUBLISHED: row.number === published,
				})),
				NEXT: rows.length > pageSize ? (rows[pageSize - 1]?.number ?? null) : null,
			},
		}
		return c.json(answer)
	})
	.post('/:code/home/versions/:number/restoration', async (c) => {
		const companyId = await companyOf(c)
		const typed = c.req.param('number')
		if (!/^[1-9]\d{0,8}$/.test(typed)) throw new Problem(404, 'HOME_VERSION_NOT_FOUND')
		const author = c.var.operator.label
		await inTransaction(c.var.db, (tx) => restoreHome(tx, { companyId, author }, Number(typed)))
		return c.json(await homeOf(c.var.db, companyId))
	})

async function homeOf(
	db: Queryable,
	companyId: number,
): Promise<z.infer<typeof OperatorHomeAnswerWire>> {
	const [draft, published] = await Promise.all([
		draftOf(db, companyId),
		publishedNumber(db, companyId),
	])
	return {
		data: {
			VERSION: draft.number,
			PUBLISHED_VERSION: published ?? 0,
			SECTION_LIST: draft.sections,
		},
	}
}
