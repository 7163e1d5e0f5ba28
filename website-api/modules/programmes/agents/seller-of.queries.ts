import type { Queryable } from '#website-api/db/database.ts'
import { agentCoded } from './agent.queries.ts'
import { agentAbove } from './own-agent.queries.ts'

/** The code of the agent an order counts for: that of the link followed last, else who brought the customer. */
export async function sellerOf(
	db: Queryable,
	companyId: number,
	linkCode: string | undefined,
	customerId: string | null,
): Promise<string | null> {
	const byLink = linkCode === undefined ? undefined : await agentCoded(db, companyId, linkCode)
	if (byLink) return byLink.code
	const above = customerId === null ? undefined : await agentAbove(db, { companyId, customerId })
	return above?.code ?? null
}
