import { asc, eq } from 'drizzle-orm'
import {
	addAgent,
	changeAgentPlan,
	getAgentPlan,
	listStaffAgents,
	type StaffAgent,
} from '#contract/staff-agent.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { setAgentPlan } from './agent-plan.command.ts'
import { agentPlanOf } from './agent-plan.queries.ts'
import { agentRow } from './agent-row.ts'
import { agent } from './agent.table.ts'

/** A company's agents and their plan. */
export const agentStaffAnswers = [
	answer(listStaffAgents, async ({ db, companyId }) => {
		const rows = await db
			.select()
			.from(agent)
			.where(eq(agent.companyId, companyId))
			.orderBy(asc(agent.code))
		return { list: rows.map(agentOf) }
	}),
	answer(addAgent, async ({ db, companyId, body: { inDirectory, ...sent }, c }) => {
		const row = await agentRow(companyId, {
			code: sent.code,
			name: sent.name,
			shopName: sent.shopName ?? null,
			districtCode: sent.district,
			whatsapp: sent.whatsapp ?? null,
			showWhatsapp: sent.showWhatsapp && sent.whatsapp !== undefined,
		})
		const [made] = await inTransaction(db, (tx) =>
			tx
				.insert(agent)
				.values({ ...row, inDirectory })
				.onConflictDoNothing()
				.returning(),
		)
		if (!made) throw new Problem(409, 'AGENT_CODE_TAKEN')
		c.set('made', made.code)
		return { list: [agentOf(made)] }
	}),
	answer(getAgentPlan, ({ db, companyId }) => agentPlanOf(db, companyId)),
	answer(changeAgentPlan, async ({ db, companyId, body }) => {
		await inTransaction(db, (tx) => setAgentPlan(tx, companyId, body))
		return agentPlanOf(db, companyId)
	}),
]

function agentOf({ active, ...row }: typeof agent.$inferSelect): StaffAgent {
	return { ...row, isActive: active }
}
