import { Hono } from 'hono'
import { StaffNoticesChangeWire } from '#contract/operator-notices.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { noticeChoices } from './notice-choice.queries.ts'
import { chooseNotices } from './notice-choice.command.ts'

/** Which mails a member of staff gets, below /operator/v1. */
export const staffNoticeRoutes = new Hono<OperatorEnv>()
	.get('/notices', async (c) => {
		const { db, operator } = c.var
		return c.json({ data: await choicesWire(db, chosenCompany(operator), operator.id) })
	})
	.put('/notices', async (c) => {
		const { db, operator } = c.var
		const member = { companyId: chosenCompany(operator), accountId: operator.id }
		const { EVENT_LIST } = await readJson(c, StaffNoticesChangeWire)
		await inTransaction(db, (tx) => chooseNotices(tx, member, EVENT_LIST))
		return c.json({ data: await choicesWire(db, member.companyId, member.accountId) })
	})

async function choicesWire(db: Queryable, companyId: number, accountId: string) {
	const choices = (await noticeChoices(db, { companyId, accountId })) ?? []
	return { list: choices.map(({ event, isOn }) => ({ EVENT: event, IS_ON: isOn })) }
}
