import { getBranch, getDownlineFile, listDownline } from '#contract/downline.ts'
import { answer } from '#website-api/http/answer.ts'
import { agentAbove } from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import { branchOf } from './genealogy.queries.ts'
import { memberFile } from './member-file.ts'
import { levelsBelow, listMembers } from './members.queries.ts'

/** A customer's downline: only the own downline, with abbreviated names. */
export const downlineAnswers = [
	answer(listDownline, async ({ db, owner, query }) => {
		const { list, count } = await listMembers(db, owner, query, query)
		return {
			list,
			pages: Math.ceil(count / query.pageSize),
			count,
			levels: await levelsBelow(db, owner),
		}
	}),
	answer(getDownlineFile, async ({ db, owner, locale, query, c }) => {
		const { list } = await listMembers(db, owner, query, null)
		return c.body(memberFile(list, locale), 200, {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="downline.csv"',
		})
	}),
	answer(getBranch, async ({ db, owner, query }) => {
		const above = await agentAbove(db, owner)
		return { sponsor: above?.shownName ?? null, ...(await branchOf(db, owner, query)) }
	}),
]
