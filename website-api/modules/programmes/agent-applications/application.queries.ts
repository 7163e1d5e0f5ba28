import { and, desc, eq, sql } from 'drizzle-orm'
import type { ApplicationState } from '#contract/agent-application.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	agentAbove,
	findOwnAgent,
} from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { agentApplication } from './agent-application.table.ts'

/** The customer's latest application, and the agent who referred them. */
export async function applicationOf(db: Queryable, owner: Owner): Promise<ApplicationState> {
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
		application: row
			? {
					status: row.status,
					applied: row.appliedAt,
					decided: row.decidedAt,
					district: row.districtName,
					city: row.cityName,
					refuseReason: row.refuseReason,
					agentCode: agent?.code ?? null,
				}
			: null,
		sponsor: above?.shownName ?? null,
	}
}
