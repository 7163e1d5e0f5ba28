import type { Context } from 'hono'
import { Hono } from 'hono'
import { AgentApplicationRequestWire } from '#contract/agent-application.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson } from '#website-api/http/input.ts'
import { applicationWire } from './application.queries.ts'
import { apply } from './application.command.ts'

/** The signed-in customer's application to become an agent, at /agent/application. */
export const agentApplicationRoutes = new Hono<CustomerEnv>()
	.get('/application', requireCustomer, (c) => answer(c))
	.post('/application', requireCustomer, async (c) => {
		await apply(c.var, await readJson(c, AgentApplicationRequestWire))
		return answer(c, 201)
	})

async function answer(c: Context<CustomerEnv>, status: 200 | 201 = 200) {
	return c.json({ data: await applicationWire(c.var.db, ownerFrom(c)) }, status)
}
