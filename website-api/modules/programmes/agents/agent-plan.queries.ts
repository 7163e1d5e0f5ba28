import { eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { agentPlan } from './agent-plan.table.ts'

export type AgentPlan = {
	/** Discount in hundredths of a percent. */
	priceBp: number
	/** Commission rates of the seller and the two agents above. */
	levelBps: [number, number, number]
}

/** The agent plan of a company; all rates are zero if it has no programme. */
export async function agentPlanOf(db: Queryable, companyId: number): Promise<AgentPlan> {
	const [row] = await db.select().from(agentPlan).where(eq(agentPlan.companyId, companyId))
	if (!row) return { priceBp: 0, levelBps: [0, 0, 0] }
	return { priceBp: row.priceBp, levelBps: [row.level1Bp, row.level2Bp, row.level3Bp] }
}
