import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { agentRow } from '#website-api/modules/programmes/agents/agent-row.ts'
import type { AgentPlan } from '#website-api/modules/programmes/agents/agent-plan.queries.ts'
import { setAgentPlan } from '#website-api/modules/programmes/agents/agent-plan.command.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { type ExampleCustomer, exampleCustomer } from './example-customer.ts'
import type { ExampleShop } from './example-shop.ts'

export type ExampleAgent = ExampleCustomer & { code: string }

/** The seller earns 5 %, the levels above 2 % and 1 %; agents pay 10 % less. */
export const EXAMPLE_PLAN: AgentPlan = { priceBp: 1_000, levelBps: [500, 200, 100] }

/** Creates a shop's agents, each referred by the one before, the top level first. */
export async function exampleAgents(
	db: Database,
	shop: ExampleShop,
	count: number,
	plan: AgentPlan = EXAMPLE_PLAN,
): Promise<ExampleAgent[]> {
	await setAgentPlan(db, shop.companyId, plan)
	const agents: ExampleAgent[] = []
	for (let at = 0; at < count; at++) {
		const person = await exampleCustomer(db, shop)
		await referCustomer(db, shop, agents.at(-1)?.customerId, person.customerId)
		agents.push({ ...person, code: await makeAgent(db, shop, person.customerId) })
	}
	return agents
}

/** Makes a customer an agent. Returns the code. */
export async function makeAgent(
	db: Database,
	{ companyId }: Pick<ExampleShop, 'companyId'>,
	customerId: string,
) {
	const code = `AGEN-${randomUUID().slice(0, 8)}`
	const name = 'Sari Wulandari'
	const row = await agentRow(companyId, {
		code,
		name,
		shopName: null,
		districtCode: '31.74.01',
		whatsapp: null,
		showWhatsapp: false,
	})
	await db.insert(agent).values({ ...row, customerId })
	return code
}

/** Sets a customer's referrer. */
export async function referCustomer(
	db: Database,
	{ companyId }: ExampleShop,
	by: string | undefined,
	customerId: string,
) {
	if (by === undefined) return
	await db
		.update(customer)
		.set({ branchId: by })
		.where(and(eq(customer.companyId, companyId), eq(customer.id, customerId)))
}
