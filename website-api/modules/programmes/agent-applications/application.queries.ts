import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
	AgentApplicationAnswerWire,
	AgentApplicationRequestWire,
} from '#contract/agent-application.ts'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { agentCoded } from '#website-api/modules/programmes/agents/agent.queries.ts'
import {
	agentAbove,
	findOwnAgent,
} from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import {
	type Owner,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { agentApplication } from './agent-application.table.ts'

type Requested = Owner & { db: Database }

/** Applies to become an agent. 409 ALREADY_APPLIED for a pending application, and for an agent. */
export async function apply(
	{ db, companyId, customerId }: Requested,
	wire: z.output<typeof AgentApplicationRequestWire>,
) {
	const phone = requireCustomerPhone(wire.PHONE, 'PHONE')
	const district = await findDistrict(wire.DISTRICT_CODE)
	if (!district) throw fieldProblem('DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	const owner = { companyId, customerId }
	if (await findOwnAgent(db, owner)) throw new Problem(409, 'ALREADY_APPLIED')
	const sponsor =
		wire.SPONSOR_CODE === undefined ? undefined : await agentCoded(db, companyId, wire.SPONSOR_CODE)
	const id = randomUUID()
	await inTransaction(db, async (tx) => {
		await tx.insert(agentApplication).values({
			...owner,
			id,
			name: wire.NAME,
			phone,
			reason: wire.REASON,
			districtCode: wire.DISTRICT_CODE,
			districtName: district.name,
			cityName: district.cityName,
			sponsorCode: sponsor?.code ?? null,
		})
		await announce(tx, {
			companyId,
			topic: 'agent.applied',
			dedupeKey: `agent.applied:${id}`,
			payload: { customerId, applicationId: id },
		})
	}).catch((error: unknown) => {
		if (breaks(error, '23505', 'agent_application_one_open')) {
			throw new Problem(409, 'ALREADY_APPLIED')
		}
		throw error
	})
}

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
