import { randomUUID } from 'node:crypto'
import { ApplicationRequest } from '#contract/agent-application.ts'
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

/** Applies to become an agent. 409 ALREADY_APPLIED for a pending application, and for an agent. */
export async function apply(db: Database, owner: Owner, request: ApplicationRequest) {
	const { companyId, customerId } = owner
	const phone = requireCustomerPhone(request.phone, 'PHONE')
	const district = await findDistrict(request.district)
	if (!district) throw fieldProblem(ApplicationRequest, 'district', { message: 'DISTRICT_UNKNOWN' })
	if (await findOwnAgent(db, owner)) throw new Problem(409, 'ALREADY_APPLIED')
	const sponsor =
		request.sponsor === undefined ? undefined : await agentCoded(db, companyId, request.sponsor)
	const id = randomUUID()
	await inTransaction(db, async (tx) => {
		await tx.insert(agentApplication).values({
			companyId,
			customerId,
			id,
			name: request.name,
			phone,
			reason: request.reason,
			districtCode: request.district,
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
