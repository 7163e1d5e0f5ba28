import { z } from 'zod'
import { pageFields, pagingFields } from './envelope.ts'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'

const Count = z.number().int().min(0)

/** Which agents of the directory are asked for; `text` is found in name, district, city and province. */
const DirectoryQuery = message({
	...pagingFields,
	/** Two digits of idn-area-data, e.g. 31. */
	province: [
		'PROVINCE_CODE',
		z
			.string()
			.regex(/^[0-9]{2}$/)
			.optional(),
	],
})
export type DirectoryQuery = Value<typeof DirectoryQuery>

const ListedAgent = message({
	code: ['AGENT_CODE', z.string()],
	/** First name and an initial, or the agent's shop name. */
	name: ['AGENT_NAME', z.string()],
	district: ['DISTRICT_NAME', z.string()],
	city: ['CITY_NAME', z.string()],
	province: ['PROVINCE_NAME', z.string()],
	/** https://wa.me/… if the agent publishes it. */
	whatsapp: ['WHATSAPP_URL', z.string().nullable()],
	/** Year and month of joining, yymm (spec section 3, "Period"). */
	joined: ['JOINED_PERIODE_CODE', z.string().regex(/^[0-9]{4}$/)],
})

const AgentDirectory = message({
	...pageFields(ListedAgent),
	/** Provinces with their number of agents. */
	provinces: [
		'PROVINCE_LIST',
		z.array(
			message({
				code: ['PROVINCE_CODE', z.string()],
				name: ['PROVINCE_NAME', z.string()],
				agentCount: ['AGENT_COUNT', z.number().int()],
			}),
		),
	],
})
export type AgentDirectory = Value<typeof AgentDirectory>

/** Results of an agent's link by month. */
const AgentSummary = message({
	name: ['AGENT_NAME', z.string()],
	/** yymm. */
	period: ['PERIODE_CODE', z.string()],
	periodName: ['PERIODE_NAME', z.string()],
	clicks: ['CLICK_COUNT', Count],
	orders: ['ORDER_COUNT', Count],
	/** The last twelve months, oldest first, for the selection and the chart. */
	months: [
		'PERIODE_LIST',
		z.array(
			message({
				period: ['PERIODE_CODE', z.string()],
				periodName: ['PERIODE_NAME', z.string()],
				clicks: ['CLICK_COUNT', Count],
				orders: ['ORDER_COUNT', Count],
			}),
		),
	],
	/** Clicks by day of the chosen month; index 0 is the first day. */
	days: ['DAY_LIST', z.array(Count)],
})
export type AgentSummary = Value<typeof AgentSummary>

export const listAgents = endpoint({
	method: 'POST',
	path: '/agent/our-agent',
	summary: 'Agents that want to be found, by name and place',
	access: 'company',
	body: DirectoryQuery,
	answer: AgentDirectory,
})

export const summariseAgent = endpoint({
	method: 'POST',
	path: '/helper/summary-tracking-agent',
	summary: "What an agent's link has brought, by month",
	access: 'company',
	body: message({
		code: ['AGENT_TRACKING_CODE', z.string().trim().min(1).max(40)],
		/** yymm; absent: the current month. */
		period: [
			'PERIODE_CODE',
			z
				.string()
				.regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)
				.optional(),
		],
	}),
	answer: AgentSummary,
	failures: { 404: 'AGENT_NOT_FOUND' },
})
