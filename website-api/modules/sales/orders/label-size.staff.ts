import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { LabelSizeRequestWire } from '#contract/operator-work.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'

/** The size in which a member of staff prints labels, below /operator/v1. */
export const labelSizeRoutes = new Hono<OperatorEnv>()
	.get('/label-size', async (c) => {
		const { db, operator } = c.var
		const [member] = await db
			.select({ labelSize: staffMember.labelSize })
			.from(staffMember)
			.where(isMember(chosenCompany(operator), operator.id))
		return c.json({ data: { LABEL_SIZE: member?.labelSize ?? '100X150' } })
	})
	.put('/label-size', async (c) => {
		const { db, operator } = c.var
		const companyId = chosenCompany(operator)
		const { LABEL_SIZE: labelSize } = await readJson(c, LabelSizeRequestWire)
		await inTransaction(db, (tx) =>
			tx.update(staffMember).set({ labelSize }).where(isMember(companyId, operator.id)),
		)
		return c.json({ data: { LABEL_SIZE: labelSize } })
	})

function isMember(companyId: number, accountId: string) {
	return and(eq(staffMember.companyId, companyId), eq(staffMember.accountId, accountId))
}
