import { and, eq } from 'drizzle-orm'
import { chooseLabelSize, getLabelSize } from '#contract/label-size.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** The size in which a member of staff prints labels. */
export const labelSizeAnswers = [
	answer(getLabelSize, async ({ db, operator }) => {
		const [member] = await db
			.select({ labelSize: staffMember.labelSize })
			.from(staffMember)
			.where(isMember(operator))
		return { labelSize: member?.labelSize ?? '100X150' }
	}),
	answer(chooseLabelSize, async ({ db, operator, body }) => {
		await inTransaction(db, (tx) => tx.update(staffMember).set(body).where(isMember(operator)))
		return body
	}),
]

function isMember(operator: Operator) {
	const companyId = chosenCompany(operator)
	return and(eq(staffMember.companyId, companyId), eq(staffMember.accountId, operator.id))
}
