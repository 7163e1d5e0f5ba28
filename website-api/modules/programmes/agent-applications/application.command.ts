import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { AgentApplicationRequestWire } from '#contract/agent-application.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { agentCoded } from '#website-api/modules/programmes/agents/agent.queries.ts'
import { findOwnAgent } from '#website-api/modules/programmes/agents/own-agent.queries.ts'
import {
	type Owner,
	requireCustomerPhone,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
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
			cityName: district.city,
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
