import { z } from 'zod'
import { CUSTOMER_TYPES } from './auth.ts'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { openEnum } from './open-enum.ts'

const Count = z.number().int().min(0)
const Period = z.string().regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)

/** GET /agent/account: the signed-in agent's account. 404 AGENT_NOT_FOUND if the customer is not an agent. */
export const AgentAccountWire = dataOf(
	z.object({
		AGENT_CODE: z.string(),
		AGENT_NAME: z.string(),
		JOINED_PERIODE_CODE: z.string(),
		/** Abbreviated name of the sponsor; null: none. */
		SPONSOR_NAME: z.string().nullable(),
		PRICE_BASIS_POINTS: Count,
		/** Commission on sold products, by level. */
		LEVEL_BASIS_POINTS: z.array(Count),
		PENDING_BALANCE: RupiahSumWire,
		AVAILABLE_BALANCE: RupiahSumWire,
		HELD_BALANCE: RupiahSumWire,
		/** Members of the downline, and those of them who ordered in the last 90 days. */
		MEMBER_COUNT: Count,
		ACTIVE_COUNT: Count,
	}),
)

/** POST /customer/chart-agent (spec section 7): page 1 is the last twelve months, 2 the twelve before. 404 AGENT_NOT_FOUND. */
export const ChartAgentQueryWire = z.object({ PAGE_INDEX: z.number().int().min(1).max(10) })
export const ChartAgentWire = dataOf(
	z.object({
		/** Oldest first. */
		PERIODE_LIST: z.array(
			z.object({
				PERIODE_CODE: Period,
				PERIODE_NAME: z.string(),
				CLICK_COUNT: Count,
				ORDER_COUNT: Count,
				/** Products sold by the agent's link, whole rupiah. */
				OMZET: RupiahSumWire,
				/** Products sold by the downline, whole rupiah. */
				TEAM_OMZET: RupiahSumWire,
				COMMISSION: RupiahSumWire,
			}),
		),
	}),
)

/** GET /agent/commission-list: commissions of a month. PERIODE_CODE absent: the current month. */
export const AgentCommissionQueryWire = z.object({
	PERIODE_CODE: Period.optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const COMMISSION_STATES = ['PENDING', 'CLEARED', 'REVERSED', 'REFUSED'] as const
export const AgentCommissionPageWire = dataOf(
	pageOf(
		z.object({
			/** The end of the order's number; only the buyer knows the complete number. */
			ORDER_NUMBER_END: z.string(),
			EARNED_DATE: z.iso.datetime(),
			/** Abbreviated. */
			BUYER_NAME: z.string(),
			PRODUCT_NAME: z.string(),
			LEVEL: z.number().int().min(1),
			RATE_BASIS_POINTS: Count,
			NET: RupiahSumWire,
			/** Net of returns. */
			COMMISSION: RupiahSumWire,
			STATE: openEnum(COMMISSION_STATES),
		}),
	).extend({
		PERIODE_CODE: Period,
		COMMISSION_SUM: RupiahSumWire,
		/** Commission by day of the month; index 0 is the first day. */
		DAY_LIST: z.array(RupiahSumWire),
	}),
)

export const DOWNLINE_SORTS = ['newest', 'name', 'omzet', 'commission', 'level'] as const
/** GET /agent/downline: members of the customer's downline. /agent/downline.csv is the same without paging. */
export const DownlineQueryWire = z.object({
	TEXT_SEARCH: z.string().min(1).max(100).optional(),
	LEVEL: z.coerce.number().int().min(1).max(99).optional(),
	IS_ACTIVE: z.stringbool().optional(),
	SORT: z.enum(DOWNLINE_SORTS).default('newest'),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const DownlineMemberWire = z.object({
	CUSTOMER_CODE: z.string(),
	/** Abbreviated; '' for a deleted account. */
	NAME: z.string(),
	LEVEL: z.number().int().min(1),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	JOINED_DATE: z.iso.datetime(),
	/** Has ordered in the last 90 days. */
	IS_ACTIVE: z.boolean(),
	/** Products bought this month, whole rupiah. */
	OMZET: RupiahSumWire,
	/** The customer's commission on their purchases so far. */
	COMMISSION: RupiahSumWire,
})
export type DownlineMemberWire = z.infer<typeof DownlineMemberWire>
export const DownlinePageWire = dataOf(
	pageOf(DownlineMemberWire).extend({
		/** Members by level, regardless of the query's filters. */
		LEVEL_LIST: z.array(z.object({ LEVEL: z.number().int().min(1), MEMBER_COUNT: Count })),
	}),
)

/** GET /agent/genealogy: one branch of the tree. 404 MEMBER_NOT_FOUND if not in the customer's downline. */
export const GenealogyQueryWire = z.object({
	/** Root of the branch; absent: the customer. */
	CUSTOMER_CODE: z.string().min(1).max(40).optional(),
	/** Finds members by name or code instead of listing the branch. */
	TEXT_SEARCH: z.string().min(1).max(100).optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
})
export const GenealogyNodeWire = z.object({
	CUSTOMER_CODE: z.string(),
	NAME: z.string(),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	/** yymm. */
	JOINED_PERIODE_CODE: z.string(),
	LEVEL: z.number().int().min(0),
	DIRECT_COUNT: Count,
	TEAM_COUNT: Count,
	/** Products bought this month by the member and their downline, whole rupiah. */
	TEAM_OMZET: RupiahSumWire,
})
export type GenealogyNodeWire = z.infer<typeof GenealogyNodeWire>
export const GenealogyWire = dataOf(
	z.object({
		/** Abbreviated name of the customer's sponsor; null: none. */
		SPONSOR_NAME: z.string().nullable(),
		/** From the customer to the root of the branch. */
		PATH: z.array(GenealogyNodeWire),
		/** Direct members of the last of PATH, or the search's matches. */
		list: z.array(GenealogyNodeWire),
		TOTAL_PAGES: Count,
		TOTAL_ROWS: Count,
	}),
)

/** GET /agent/price/{slug}: the prices of a product's variants for the signed-in agent. 404 for others. */
export const AgentPriceListWire = dataOf(
	z.object({
		list: z.array(z.object({ VARIANT_ID: z.number().int(), PRICE: RupiahSumWire })),
	}),
)
