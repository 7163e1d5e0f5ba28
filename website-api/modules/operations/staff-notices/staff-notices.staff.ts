import { changeNotices, listNotices } from '#contract/staff-notice.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { chooseNotices } from './notice-choice.command.ts'
import { type Member, noticeChoices } from './notice-choice.queries.ts'

/** Which mails a member of staff gets. */
export const staffNoticeAnswers = [
	answer(listNotices, ({ db, operator }) => choicesOf(db, memberOf(operator))),
	answer(changeNotices, async ({ db, operator, body }) => {
		const member = memberOf(operator)
		await inTransaction(db, (tx) => chooseNotices(tx, member, body.events))
		return choicesOf(db, member)
	}),
]

const memberOf = (operator: Operator): Member => ({
	companyId: chosenCompany(operator),
	accountId: operator.id,
})

async function choicesOf(db: Database, member: Member) {
	return { list: (await noticeChoices(db, member)) ?? [] }
}
