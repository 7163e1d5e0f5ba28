import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
	AgentPlanWire,
	OperatorApplicationQueryWire,
	type OperatorApplicationWire,
	OperatorApprovalWire,
	OperatorRefusalWire,
} from '#contract/agent-application.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { agentApplication } from './agent-application.table.ts'
import { approve, refuse } from './decide.command.ts'
import { agentPlanOf } from '#website-api/modules/programmes/agents/agent-plan.queries.ts'
import { setAgentPlan } from '#website-api/modules/programmes/agents/agent-plan.command.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

const most = 200

/** Staff endpoints for agent applications and the agent plan, under /operator/v1/sites/{code}. */
export const agentApplicationStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/agent-applications', async (c) => {
		const { STATUS } = readQuery(c, OperatorApplicationQueryWire)
		return c.json({ data: { list: await applications(c, { status: STATUS }) } })
	})
	.post('/:code/agent-applications/:id/approval', async (c) => {
		const { AGENT_CODE } = await readJson(c, OperatorApprovalWire)
		const companyId = await companyOf(c)
		const id = idFrom(c, 'APPLICATION_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => approve(tx, companyId, id, AGENT_CODE))
		return one(c, id)
	})
	.post('/:code/agent-applications/:id/refusal', async (c) => {
		const { REFUSE_REASON } = await readJson(c, OperatorRefusalWire)
		const companyId = await companyOf(c)
		const id = idFrom(c, 'APPLICATION_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => refuse(tx, companyId, id, REFUSE_REASON))
		return one(c, id)
	})
	.get('/:code/agent-plan', async (c) => plan(c))
	.put('/:code/agent-plan', async (c) => {
		const wire = await readJson(c, AgentPlanWire)
		const companyId = await companyOf(c)
		const agentPlan = { priceBp: wire.PRICE_BASIS_POINTS, levelBps: wire.LEVEL_BASIS_POINTS }
		await inTransaction(c.var.db, (tx) => setAgentPlan(tx, companyId, agentPlan))
		return plan(c)
	})

async function plan(c: Context<OperatorEnv>) {
	const { priceBp, levelBps } = await agentPlanOf(c.var.db, await companyOf(c))
	return c.json({ data: { PRICE_BASIS_POINTS: priceBp, LEVEL_BASIS_POINTS: levelBps } })
}

async function one(c: Context<OperatorEnv>, id: string) {
	const [data] = await applications(c, { id })
	if (!data) throw new Problem(404, 'APPLICATION_NOT_FOUND')
	return c.json({ data })
}

async function applications(
	c: Context<OperatorEnv>,
	wanted: { status?: 'WAITING' | 'APPROVED' | 'REFUSED' | undefined; id?: string },
): Promise<OperatorApplicationWire[]> {
	const rows = await c.var.db
		.select({ row: agentApplication, email: customer.email, code: agent.code })
		.from(agentApplication)
		.innerJoin(
			customer,
			and(
				eq(customer.companyId, agentApplication.companyId),
				eq(customer.id, agentApplication.customerId),
			),
		)
		.leftJoin(
			agent,
			and(eq(agent.companyId, customer.companyId), eq(agent.customerId, customer.id)),
		)
		.where(
			and(
				eq(agentApplication.companyId, await companyOf(c)),
				wanted.status && eq(agentApplication.status, wanted.status),
				wanted.id === undefined ? undefined : eq(agentApplication.id, wanted.id),
			),
		)
		.orderBy(desc(agentApplication.appliedAt))
		.limit(most)
	return rows.map(({ row, email, code }) => ({
		APPLICATION_ID: row.id,
		STATUS: row.status,
		APPLIED_DATE: row.appliedAt.toISOString(),
		NAME: row.name,
		PHONE: row.phone,
		EMAIL: email,
		PLACE: `${row.districtName}, ${row.cityName}`,
		REASON: row.reason,
		SPONSOR_CODE: row.sponsorCode,
		REFUSE_REASON: row.refuseReason,
		AGENT_CODE: row.status === 'APPROVED' ? code : null,
	}))
}
