import { listPageChanges } from '#contract/page-change.ts'
import { answer } from '#website-api/http/answer.ts'
import { parseCursor } from './page-change-cursor.ts'
import { pageChangesAfter, recentPageChanges } from './page-changes.queries.ts'

/** Companies whose pages a storefront must remove from its cache. */
export const pageChangeAnswers = [
	answer(listPageChanges, async ({ db, forReading, query, c }) => {
		// Whatever is no cursor, as of another version, gets what a first request gets.
		const after = parseCursor(query.after ?? '')
		const found = await (after ? pageChangesAfter(db, after) : recentPageChanges(db))
		const { isComplete, cursor } = found
		const changes = found.changes.map(({ companyId, transaction }) => ({
			companyId,
			id: String(transaction),
		}))
		// Asked after the changes, so that it contains them.
		const position = changes.length > 0 || !isComplete ? await forReading?.position() : undefined
		c.header('Cache-Control', 'no-store')
		return { changes, isComplete, cursor, position }
	}),
]
