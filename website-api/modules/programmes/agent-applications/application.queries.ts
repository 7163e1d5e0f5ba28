import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AgentApplicationAnswerWire } from '#contract/agent-application.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	agentAbove,
	findOwnAgent,
} from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { agentApplication } from './agent-application.table.ts'

/** The customer's latest application, and the agent who referred them. */
export async function applicationWire(
	db: Queryable,
	owner: Owner,
): Promise<z.infer<typeof AgentApplicationAnswerWire>['data']> {
	const [row] = await db
		.select()
		.from(agentApplication)
		.where(
			and(
				eq(agentApplication.companyId, owner.companyId),
				eq(agentApplication.customerId, owner.customerId),
			),
		)
		.orderBy(desc(agentApplication.appliedAt), sql`${agentApplication.status} = 'REFUSED'`)
		.limit(1)
	const above = await agentAbove(db, owner)
	const agent = await findOwnAgent(db, owner)
	return {
		SPONSOR_NAME: above?.shownName ?? null,
		APPLICATION: row
			? {
					STATUS: row.status,
					APPLIED_DATE: row.appliedAt.toISOString(),
					DECIDED_DATE: row.decidedAt?.toISOString() ?? null,
					DISTRICT_NAME: row.districtName,
					CITY_NAME: row.cityName,
					REFUSE_REASON: row.refuseReason,
					AGENT_CODE: agent?.code ?? null,
				}
			: null,
	}
}
