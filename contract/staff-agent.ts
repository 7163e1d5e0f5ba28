import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/** The code of an agent's links. */
export const agentCode = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)

/** An agent who needed no application. */
const NewAgent = message({
	code: ['AGENT_CODE', agentCode],
	name: ['NAME', lineText().min(3).max(100)],
	shopName: ['SHOP_NAME', lineText().min(2).max(60).optional()],
	/** idn-area-data code, e.g. 31.74.01. */
	district: ['DISTRICT_CODE', z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/)],
	/** E.164. */
	whatsapp: [
		'WHATSAPP',
		z
			.string()
			.regex(/^\+[1-9][0-9]{5,14}$/)
			.optional(),
	],
	showWhatsapp: ['SHOW_WHATSAPP', z.boolean().default(false)],
	inDirectory: ['IN_DIRECTORY', z.boolean().default(true)],
})
export type NewAgent = Value<typeof NewAgent>

/** An agent as staff see them. */
export const StaffAgent = message({
	code: ['AGENT_CODE', z.string()],
	name: ['NAME', z.string()],
	shownName: ['SHOWN_NAME', z.string()],
	districtName: ['DISTRICT_NAME', z.string()],
	cityName: ['CITY_NAME', z.string()],
	whatsapp: ['WHATSAPP', z.string().nullable()],
	inDirectory: ['IN_DIRECTORY', z.boolean()],
	isActive: ['IS_ACTIVE', z.boolean()],
	joinedAt: ['JOINED_AT', moment],
})
export type StaffAgent = Value<typeof StaffAgent>

const part = z.number().int().min(0)
/** In hundredths of a percent. */
export const AgentPlan = message({
	/** Discount for agents. */
	priceBp: ['PRICE_BASIS_POINTS', z.number().int().min(0).max(5_000)],
	/** Commission on sold products: the seller's, their sponsor's, and the sponsor's sponsor's. */
	levelBps: ['LEVEL_BASIS_POINTS', z.tuple([part, part, part])],
}).refine(
	({ LEVEL_BASIS_POINTS: [first, second, third] }) =>
		first >= second && second >= third && first + second + third <= 2_000,
	'PLAN_RULES',
)

const agents = {
	path: '/sites/{code}/agents',
	needs: 'agents',
	answer: z.object({ list: z.array(StaffAgent) }),
} as const
const plan = { path: '/sites/{code}/agent-plan', needs: 'agents', answer: AgentPlan } as const

export const listStaffAgents = endpoint({ ...agents, method: 'GET', summary: 'Agents' })

/** The answer has the new agent only. */
export const addAgent = endpoint({
	...agents,
	method: 'POST',
	summary: 'Adds an agent who needed no application',
	creates: true,
	body: NewAgent,
	failures: { 409: 'AGENT_CODE_TAKEN' },
})

export const getAgentPlan = endpoint({
	...plan,
	method: 'GET',
	summary: "Agents' prices and commissions by level",
})

export const changeAgentPlan = endpoint({
	...plan,
	method: 'PUT',
	summary: "Sets agents' prices and commissions by level",
	body: AgentPlan,
})
