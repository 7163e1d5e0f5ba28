import { z } from 'zod'
import { dataOf, pageOf, PagingWire } from './envelope.ts'
import type { Endpoint } from './endpoint.ts'

/** POST /agent/our-agent: search of publicly listed agents by name, district, city or province. */
export const OurAgentQueryWire = PagingWire.extend({
	/** Two digits of idn-area-data, e.g. 31. */
	PROVINCE_CODE: z
		.string()
		.regex(/^[0-9]{2}$/)
		.optional(),
})
const OurAgentWire = z.object({
	AGENT_CODE: z.string(),
	/** First name and an initial, or the agent's shop name. */
	AGENT_NAME: z.string(),
	DISTRICT_NAME: z.string(),
	CITY_NAME: z.string(),
	PROVINCE_NAME: z.string(),
	/** https://wa.me/… if the agent publishes it. */
	WHATSAPP_URL: z.string().nullable(),
	/** Year and month of joining, yymm (spec section 3, "Period"). */
	JOINED_PERIODE_CODE: z.string().regex(/^[0-9]{4}$/),
})
export type OurAgentWire = z.infer<typeof OurAgentWire>
export const OurAgentPageWire = dataOf(
	pageOf(OurAgentWire).extend({
		/** Provinces with their number of agents. */
		PROVINCE_LIST: z.array(
			z.object({
				PROVINCE_CODE: z.string(),
				PROVINCE_NAME: z.string(),
				AGENT_COUNT: z.number().int(),
			}),
		),
	}),
)

/** POST /helper/summary-tracking-agent: results of an agent's link by month. PERIODE_CODE absent: the current month. */
export const AgentSummaryQueryWire = z.object({
	AGENT_TRACKING_CODE: z.string().trim().min(1).max(40),
	PERIODE_CODE: z
		.string()
		.regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)
		.optional(),
})
/** 404: AGENT_NOT_FOUND. */
export const AgentSummaryWire = dataOf(
	z.object({
		AGENT_NAME: z.string(),
		PERIODE_CODE: z.string(),
		PERIODE_NAME: z.string(),
		CLICK_COUNT: z.number().int().min(0),
		ORDER_COUNT: z.number().int().min(0),
		/** The last twelve months, oldest first, for the selection and the chart. */
		PERIODE_LIST: z.array(
			z.object({
				PERIODE_CODE: z.string(),
				PERIODE_NAME: z.string(),
				CLICK_COUNT: z.number().int().min(0),
				ORDER_COUNT: z.number().int().min(0),
			}),
		),
		/** Clicks by day of the chosen month; index 0 is the first day. */
		DAY_LIST: z.array(z.number().int().min(0)),
	}),
)

/** Endpoints of the public pages about agents. */
export const PUBLIC_AGENT_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/agent/our-agent',
		summary: 'Agents that want to be found, by name and place',
		access: 'company',
		body: OurAgentQueryWire,
		answer: OurAgentPageWire,
	},
	{
		method: 'POST',
		path: '/helper/summary-tracking-agent',
		summary: "What an agent's link has brought, by month",
		access: 'company',
		body: AgentSummaryQueryWire,
		answer: AgentSummaryWire,
		failures: { 404: 'AGENT_NOT_FOUND' },
	},
]
