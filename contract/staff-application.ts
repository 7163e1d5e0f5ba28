import { z } from 'zod'
import { APPLICATION_STATUSES } from './agent-application.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { agentCode } from './staff-agent.ts'
import { lineText } from './text.ts'

/** An application to become an agent, as staff see it. */
export const StaffApplication = message({
	id: ['APPLICATION_ID', z.string()],
	status: ['STATUS', z.enum(APPLICATION_STATUSES)],
	appliedAt: ['APPLIED_DATE', moment],
	name: ['NAME', z.string()],
	phone: ['PHONE', z.string()],
	email: ['EMAIL', z.string()],
	place: ['PLACE', z.string()],
	reason: ['REASON', z.string()],
	sponsorCode: ['SPONSOR_CODE', z.string().nullable()],
	refuseReason: ['REFUSE_REASON', z.string().nullable()],
	agentCode: ['AGENT_CODE', z.string().nullable()],
})
export type StaffApplication = Value<typeof StaffApplication>

const path = '/sites/{code}/agent-applications'
const decision = {
	method: 'POST',
	needs: 'agents',
	params: { id: z.uuid() },
	answer: StaffApplication,
} as const

export const listApplications = endpoint({
	method: 'GET',
	path,
	summary: 'Applications to become an agent, the newest 200',
	needs: 'agents',
	query: message({ status: ['STATUS', z.enum(APPLICATION_STATUSES).optional()] }),
	answer: z.object({ list: z.array(StaffApplication) }),
})

export const approveApplication = endpoint({
	...decision,
	path: `${path}/{id}/approval`,
	summary: 'Makes the applicant an agent',
	body: message({ agentCode: ['AGENT_CODE', agentCode] }),
	failures: { 404: 'APPLICATION_NOT_FOUND', 409: ['APPLICATION_DECIDED', 'AGENT_CODE_TAKEN'] },
})

/** The reason is sent to the applicant. */
export const refuseApplication = endpoint({
	...decision,
	path: `${path}/{id}/refusal`,
	summary: 'Refuses an application with a reason',
	body: message({ reason: ['REFUSE_REASON', lineText().min(3).max(300)] }),
	failures: { 404: 'APPLICATION_NOT_FOUND', 409: 'APPLICATION_DECIDED' },
})
