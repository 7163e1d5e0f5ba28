import { and, eq } from 'drizzle-orm'
import { chooseLabelSize, getLabelSize } from '#contract/label-size.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** The size in which a member of staff prints labels. */
export const labelSizeAnswers = [
	answer(getLabelSize, async ({ db, caller }) => {
		const [member] = await db
			.select({ labelSize: staffMember.labelSize })
			.from(staffMember)
			.where(isMember(caller))
		return { labelSize: member?.labelSize ?? '100X150' }
	}),
	answer(chooseLabelSize, async ({ db, caller, body }) => {
		await inTransaction(db, (tx) => tx.update(staffMember).set(body).where(isMember(caller)))
		return body
	}),
]

function isMember(caller: Caller) {
	const companyId = chosenCompany(caller)
	return and(eq(staffMember.companyId, companyId), eq(staffMember.accountId, caller.id))
}
