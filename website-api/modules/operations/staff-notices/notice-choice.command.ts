import { and, eq } from 'drizzle-orm'
import type { StaffMailEvent } from '#contract/staff-notice.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { staffNoticeOff } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'
import { type Member, noticeChoices } from './notice-choice.queries.ts'

/** Switches the given kinds of mail on, and all others of the member off. */
export async function chooseNotices(tx: Transaction, member: Member, chosen: StaffMailEvent[]) {
	const { companyId, accountId } = member
	const choices = (await noticeChoices(tx, member)) ?? []
	await tx
		.delete(staffNoticeOff)
		.where(and(eq(staffNoticeOff.companyId, companyId), eq(staffNoticeOff.accountId, accountId)))
	const off = choices.filter(({ event }) => !chosen.includes(event))
	if (off.length === 0) return
	await tx.insert(staffNoticeOff).values(off.map(({ event }) => ({ companyId, accountId, event })))
}
