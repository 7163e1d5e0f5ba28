import { Hono } from 'hono'
import { HomeQueryWire } from '#contract/home.ts'
import { DEFAULT_HOME } from '#contract/home-section.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { homeAnswer } from './home-answer.ts'
import type { HomeSources } from './home-sources.ts'
import { publishedSections, versionAt } from './home.queries.ts'
import { readPreview } from './preview-token.ts'

/** GET /home: the published version, or that of a preview link. */
export function homeRoutes(sources: HomeSources) {
	return new Hono<AppEnv>().get('/', async (c) => {
		const { db, companyId, locale, clock, secret } = c.var
		const { PREVIEW } = readQuery(c, HomeQueryWire)
		const asking = { db, companyId, locale, now: clock() }
		if (PREVIEW === undefined) {
			return c.json(await homeAnswer(asking, await publishedSections(db, companyId), sources))
		}
		const number = readPreview(PREVIEW, companyId, secret, clock())
		if (number === undefined) throw new Problem(410, 'HOME_PREVIEW_ENDED')
		const found = number === 0 ? undefined : await versionAt(db, companyId, number)
		c.header('Cache-Control', 'no-store')
		const sections = found?.sections ?? DEFAULT_HOME
		return c.json(await homeAnswer(asking, sections, sources, { isPreview: true }))
	})
}
