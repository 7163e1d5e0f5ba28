import { changeNotices, listNotices } from '#contract/staff-notice.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chooseNotices } from './notice-choice.command.ts'
import { type Member, noticeChoices } from './notice-choice.queries.ts'

/** Which mails a member of staff gets. */
export const staffNoticeAnswers = [
	answer(listNotices, ({ db, caller }) => choicesOf(db, memberOf(caller))),
	answer(changeNotices, async ({ db, caller, body }) => {
		const member = memberOf(caller)
		await inTransaction(db, (tx) => chooseNotices(tx, member, body.events))
		return choicesOf(db, member)
	}),
]

const memberOf = (caller: Caller): Member => ({
	companyId: chosenCompany(caller),
	accountId: caller.id,
})

async function choicesOf(db: Database, member: Member) {
	return { list: (await noticeChoices(db, member)) ?? [] }
}
