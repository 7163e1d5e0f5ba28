import { z } from 'zod'
import { TypedPhoneWire } from './auth.ts'
import { dataOf } from './envelope.ts'
import { personName } from './person-name.ts'
import { lineText, linesText } from './text.ts'
import { enumOr } from './open-enum.ts'

export const APPLICATION_STATUSES = ['WAITING', 'APPROVED', 'REFUSED'] as const

/** POST /agent/application. 409 ALREADY_APPLIED; 422 DISTRICT_UNKNOWN, PHONE_INVALID. */
export const AgentApplicationRequestWire = z.object({
	NAME: personName({ min: 3, max: 100 }),
	PHONE: TypedPhoneWire,
	/** idn-area-data code, e.g. 31.74.01. */
	DISTRICT_CODE: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
	REASON: linesText().min(10).max(1_000),
	/** Code of the referring agent; an unknown code is ignored. */
	SPONSOR_CODE: z.string().trim().min(1).max(40).optional(),
	IS_AGREED: z.literal(true),
})
export const AgentApplicationWire = z.object({
	STATUS: enumOr(APPLICATION_STATUSES, 'WAITING'),
	APPLIED_DATE: z.iso.datetime(),
	DECIDED_DATE: z.iso.datetime().nullable(),
	DISTRICT_NAME: z.string(),
	CITY_NAME: z.string(),
	REFUSE_REASON: z.string().nullable(),
	/** The approved agent's code. */
	AGENT_CODE: z.string().nullable(),
})
/** Response of GET /agent/application, the customer's latest application or null, and of POST. */
export const AgentApplicationAnswerWire = dataOf(
	z.object({
		APPLICATION: AgentApplicationWire.nullable(),
		/** Abbreviated name of the referring agent; null: none. */
		SPONSOR_NAME: z.string().nullable(),
	}),
)

export const OperatorApplicationWire = z.object({
	APPLICATION_ID: z.string(),
	STATUS: z.enum(APPLICATION_STATUSES),
	APPLIED_DATE: z.iso.datetime(),
	NAME: z.string(),
	PHONE: z.string(),
	EMAIL: z.string(),
	PLACE: z.string(),
	REASON: z.string(),
	SPONSOR_CODE: z.string().nullable(),
	REFUSE_REASON: z.string().nullable(),
	AGENT_CODE: z.string().nullable(),
})
export type OperatorApplicationWire = z.infer<typeof OperatorApplicationWire>
/** GET /operator/v1/sites/{code}/agent-applications?STATUS=…: the newest 200. */
export const OperatorApplicationQueryWire = z.object({
	STATUS: z.enum(APPLICATION_STATUSES).optional(),
})
export const OperatorApplicationListWire = dataOf(
	z.object({ list: z.array(OperatorApplicationWire) }),
)
export const OperatorApplicationAnswerWire = dataOf(OperatorApplicationWire)
/** POST …/agent-applications/{id}/approval: the code of the agent's links. */
export const OperatorApprovalWire = z.object({
	AGENT_CODE: z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/),
})
/** POST …/agent-applications/{id}/refusal: the reason that is sent to the applicant. */
export const OperatorRefusalWire = z.object({ REFUSE_REASON: lineText().min(3).max(300) })

/** GET and PUT /operator/v1/sites/{code}/agent-plan, in hundredths of a percent. */
export const AgentPlanWire = z
	.object({
		/** Discount for agents. */
		PRICE_BASIS_POINTS: z.number().int().min(0).max(5_000),
		/** Commission on sold products: the seller's, their sponsor's, and the sponsor's sponsor's. */
		LEVEL_BASIS_POINTS: z.tuple([
			z.number().int().min(0),
			z.number().int().min(0),
			z.number().int().min(0),
		]),
	})
	.refine(
		({ LEVEL_BASIS_POINTS: [first, second, third] }) =>
			first >= second && second >= third && first + second + third <= 2_000,
		'PLAN_RULES',
	)
export const AgentPlanAnswerWire = dataOf(AgentPlanWire)
