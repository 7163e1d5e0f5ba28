import { Hono } from 'hono'
import type { z } from 'zod'
import { type PageChangesWire, PageChangesQueryWire } from '#contract/page-change.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { parseCursor } from './page-change-cursor.ts'
import { pageChangesAfter, recentPageChanges } from './page-changes.queries.ts'

/** GET /page-changes: companies whose pages a storefront must remove from its cache. */
export const pageChangeRoutes = new Hono<AppEnv>().get('/', async (c) => {
	const { AFTER = '' } = readQuery(c, PageChangesQueryWire)
	// Whatever is no cursor, as of another version, gets what a first request gets.
	const after = parseCursor(AFTER)
	const { db, forReading } = c.var
	const { changes, isComplete, cursor } = await (after
		? pageChangesAfter(db, after)
		: recentPageChanges(db))
	// Asked after the changes, so that it contains them.
	const position = changes.length > 0 || !isComplete ? await forReading?.position() : undefined
	const answer: z.infer<typeof PageChangesWire> = {
		data: {
			PAGE_CHANGE_LIST: changes.map(({ companyId, transaction }) => ({
				COMPANY_ID: companyId,
				CHANGE_ID: String(transaction),
			})),
			IS_COMPLETE: isComplete,
			CURSOR: cursor,
			...(position !== undefined && { POSITION: position }),
		},
	}
	c.header('Cache-Control', 'no-store')
	return c.json(answer)
})
