import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { agent } from './agent.table.ts'

/** The active agent with a customer's account; undefined if there is none. */
export async function findOwnAgent(db: Queryable, { companyId, customerId }: Owner) {
	const [row] = await db
		.select()
		.from(agent)
		.where(
			and(eq(agent.companyId, companyId), eq(agent.customerId, customerId), eq(agent.active, true)),
		)
	return row
}

/** The same. 404 AGENT_NOT_FOUND. */
export async function ownAgent(db: Queryable, owner: Owner) {
	const row = await findOwnAgent(db, owner)
	if (!row) throw new Problem(404, 'AGENT_NOT_FOUND')
	return row
}

/** The active agent who referred a customer; undefined if there is none. */
export async function agentAbove(db: Queryable, { companyId, customerId }: Owner) {
	const [row] = await db
		.select({ code: agent.code, shownName: agent.shownName, customerId: agent.customerId })
		.from(customer)
		.innerJoin(
			agent,
			and(eq(agent.companyId, customer.companyId), eq(agent.customerId, customer.branchId)),
		)
		.where(
			and(eq(customer.companyId, companyId), eq(customer.id, customerId), eq(agent.active, true)),
		)
	return row
}
