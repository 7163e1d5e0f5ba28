import { getHome } from '#contract/home.ts'
import { DEFAULT_HOME } from '#contract/default-home.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { shownHome } from './home-answer.ts'
import type { HomeSources } from './home-sources.ts'
import { publishedSections, versionAt } from './home.queries.ts'
import { readPreview } from './preview-token.ts'

/** The published home page, or that of a preview link. */
export const homeAnswers = (sources: HomeSources) => [
	answer(getHome, async ({ db, companyId, locale, clock, secret, query: { preview }, c }) => {
		const asking = { db, companyId, locale, now: clock() }
		if (preview === undefined) {
			return shownHome(asking, await publishedSections(db, companyId), sources)
		}
		const number = readPreview(preview, companyId, secret, clock())
		if (number === undefined) throw new Problem(410, 'HOME_PREVIEW_ENDED')
		const found = number === 0 ? undefined : await versionAt(db, companyId, number)
		c.header('Cache-Control', 'no-store')
		return shownHome(asking, found?.sections ?? DEFAULT_HOME, sources, { isPreview: true })
	}),
]
