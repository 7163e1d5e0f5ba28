import { Hono } from 'hono'
import type { z } from 'zod'
import type { PageChangesWire } from '#contract/page-change.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { recentPageChanges } from './page-changes.queries.ts'

/** GET /page-changes: companies whose pages a storefront must remove from its cache. */
export const pageChangeRoutes = new Hono<AppEnv>().get('/', async (c) => {
	const { changes, isComplete } = await recentPageChanges(c.var.db)
	const answer: z.infer<typeof PageChangesWire> = {
		data: {
			PAGE_CHANGE_LIST: changes.map(({ companyId, transaction }) => ({
				COMPANY_ID: companyId,
				CHANGE_ID: String(transaction),
			})),
			IS_COMPLETE: isComplete,
		},
	}
	c.header('Cache-Control', 'no-store')
	return c.json(answer)
})
