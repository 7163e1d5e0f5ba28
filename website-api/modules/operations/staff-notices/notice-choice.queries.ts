import { and, eq } from 'drizzle-orm'
import {
	STAFF_MAIL_EVENT_NAMES,
	STAFF_MAIL_EVENTS,
	type StaffMailEvent,
} from '#contract/staff-notice.ts'
import { permissionRule, type StaffGrant } from '#contract/operator/permissions.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'
import { staffNoticeOff } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'

export type Member = { companyId: number; accountId: string }

/** The kinds of mail for a role. */
function eventsOf(role: StaffGrant): StaffMailEvent[] {
	return STAFF_MAIL_EVENT_NAMES.filter((event) =>
		permissionRule(STAFF_MAIL_EVENTS[event]).staff.includes(role),
	)
}

/**
 * The kinds of mail for a member, and whether each is switched on; undefined if the account is no member of the
 * company.
 */
export async function noticeChoices(db: Queryable, { companyId, accountId }: Member) {
	const [member] = await db
		.select({ role: staffMember.role })
		.from(staffMember)
		.where(and(eq(staffMember.companyId, companyId), eq(staffMember.accountId, accountId)))
	if (!member) return undefined
	const off = await db
		.select({ event: staffNoticeOff.event })
		.from(staffNoticeOff)
		.where(and(eq(staffNoticeOff.companyId, companyId), eq(staffNoticeOff.accountId, accountId)))
	const isOff = new Set(off.map(({ event }) => event))
	return eventsOf(member.role).map((event) => ({ event, isOn: !isOff.has(event) }))
}
