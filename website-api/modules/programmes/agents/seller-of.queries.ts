import type { Queryable } from '#website-api/db/database.ts'
import { agentCoded } from './agent.queries.ts'
import { agentAbove } from './own-agent.queries.ts'

/** The code of an order's agent: of the last clicked link, otherwise of the customer's referrer. */
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
