import { z } from 'zod'
import { TypedPhoneWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { personName } from './person-name.ts'
import { linesText } from './text.ts'
import { enumOr } from './open-enum.ts'

export const APPLICATION_STATUSES = ['WAITING', 'APPROVED', 'REFUSED'] as const

/** What a customer writes to become an agent. */
export const ApplicationRequest = message({
	name: ['NAME', personName({ min: 3, max: 100 })],
	phone: ['PHONE', TypedPhoneWire],
	/** idn-area-data code, e.g. 31.74.01. */
	district: ['DISTRICT_CODE', z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/)],
	reason: ['REASON', linesText().min(10).max(1_000)],
	/** Code of the referring agent; an unknown code is ignored. */
	sponsor: ['SPONSOR_CODE', z.string().trim().min(1).max(40).optional()],
	isAgreed: ['IS_AGREED', z.literal(true)],
})
export type ApplicationRequest = Value<typeof ApplicationRequest>

const Application = message({
	status: ['STATUS', enumOr(APPLICATION_STATUSES, 'WAITING')],
	applied: ['APPLIED_DATE', moment],
	decided: ['DECIDED_DATE', moment.nullable()],
	district: ['DISTRICT_NAME', z.string()],
	city: ['CITY_NAME', z.string()],
	refuseReason: ['REFUSE_REASON', z.string().nullable()],
	/** The approved agent's code. */
	agentCode: ['AGENT_CODE', z.string().nullable()],
})

export const ApplicationState = message({
	/** The latest; null: none. */
	application: ['APPLICATION', Application.nullable()],
	/** Abbreviated name of the referring agent; null: none. */
	sponsor: ['SPONSOR_NAME', z.string().nullable()],
})
export type ApplicationState = Value<typeof ApplicationState>

export const getApplication = endpoint({
	method: 'GET',
	path: '/agent/application',
	summary: "The customer's latest application to become an agent",
	access: 'customer',
	answer: ApplicationState,
})

export const applyAsAgent = endpoint({
	method: 'POST',
	path: '/agent/application',
	summary: 'Applies to become an agent',
	access: 'customer',
	creates: true,
	body: ApplicationRequest,
	answer: ApplicationState,
	failures: { 409: 'ALREADY_APPLIED' },
})
