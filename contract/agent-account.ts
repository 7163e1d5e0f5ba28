import { z } from 'zod'
import { CUSTOMER_TYPES } from './auth.ts'
import { dataOf, pageOf, RupiahSumWire } from './envelope.ts'
import { openEnum } from './open-enum.ts'

const Count = z.number().int().min(0)
const Period = z.string().regex(/^[0-9]{2}(?:0[1-9]|1[0-2])$/)

/** GET /agent/account: the signed-in agent's own standing. 404 AGENT_NOT_FOUND: is none. */
export const AgentAccountWire = dataOf(
	z.object({
		AGENT_CODE: z.string(),
		AGENT_NAME: z.string(),
		JOINED_PERIODE_CODE: z.string(),
		/** The one above, shortened; null: nobody. */
		SPONSOR_NAME: z.string().nullable(),
		PRICE_BASIS_POINTS: Count,
		/** What goods sold bring at each level. */
		LEVEL_BASIS_POINTS: z.array(Count),
		PENDING_BALANCE: RupiahSumWire,
		AVAILABLE_BALANCE: RupiahSumWire,
		HELD_BALANCE: RupiahSumWire,
		/** Everyone below, and those of them who ordered in the last 90 days. */
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
				/** Goods sold by the agent's link, whole rupiah. */
				OMZET: RupiahSumWire,
				/** Goods sold by those below. */
				TEAM_OMZET: RupiahSumWire,
				COMMISSION: RupiahSumWire,
			}),
		),
	}),
)

/** GET /agent/commission-list: what each sale of a month brought. PERIODE_CODE absent: the current month. */
export const AgentCommissionQueryWire = z.object({
	PERIODE_CODE: Period.optional(),
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const COMMISSION_STATES = ['PENDING', 'CLEARED', 'REVERSED', 'REFUSED'] as const
export const AgentCommissionPageWire = dataOf(
	pageOf(
		z.object({
			/** Only its end: the order is the buyer's. */
			ORDER_NUMBER_END: z.string(),
			EARNED_DATE: z.iso.datetime(),
			/** Shortened. */
			BUYER_NAME: z.string(),
			PRODUCT_NAME: z.string(),
			LEVEL: z.number().int().min(1),
			RATE_BASIS_POINTS: Count,
			NET: RupiahSumWire,
			/** What is left of it after returns. */
			COMMISSION: RupiahSumWire,
			STATE: openEnum(COMMISSION_STATES),
		}),
	).extend({
		PERIODE_CODE: Period,
		COMMISSION_SUM: RupiahSumWire,
		/** Commission of each day of the month, index 0 is its first. */
		DAY_LIST: z.array(RupiahSumWire),
	}),
)

export const DOWNLINE_SORTS = ['newest', 'name', 'omzet', 'commission', 'level'] as const
/** GET /agent/downline, and /agent/downline.csv without pages: everyone below the customer. */
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
	/** Shortened; '' for an account that was deleted. */
	NAME: z.string(),
	LEVEL: z.number().int().min(1),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	JOINED_DATE: z.iso.datetime(),
	/** Ordered in the last 90 days. */
	IS_ACTIVE: z.boolean(),
	/** Goods bought this month. */
	OMZET: RupiahSumWire,
	/** What their purchases have brought the customer so far. */
	COMMISSION: RupiahSumWire,
})
export type DownlineMemberWire = z.infer<typeof DownlineMemberWire>
export const DownlinePageWire = dataOf(
	pageOf(DownlineMemberWire).extend({
		/** How many are at each level, whatever the query asks for. */
		LEVEL_LIST: z.array(z.object({ LEVEL: z.number().int().min(1), MEMBER_COUNT: Count })),
	}),
)

/** GET /agent/genealogy: one branch of the tree. 404 MEMBER_NOT_FOUND: nobody below the customer. */
export const GenealogyQueryWire = z.object({
	/** Whose branch; absent: the customer's own. */
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
	/** Goods bought this month by the member and everyone below. */
	TEAM_OMZET: RupiahSumWire,
})
export type GenealogyNodeWire = z.infer<typeof GenealogyNodeWire>
export const GenealogyWire = dataOf(
	z.object({
		/** One step above the customer, shortened; null: nobody. */
		SPONSOR_NAME: z.string().nullable(),
		/** From the customer down to whose branch it is. */
		PATH: z.array(GenealogyNodeWire),
		/** Those directly below the last of PATH, or the members that were found. */
		list: z.array(GenealogyNodeWire),
		TOTAL_PAGES: Count,
		TOTAL_ROWS: Count,
	}),
)

/** GET /agent/price/{slug}: what a product's variants cost the signed-in agent. 404 for others. */
export const AgentPriceListWire = dataOf(
	z.object({
		list: z.array(z.object({ VARIANT_ID: z.number().int(), PRICE: RupiahSumWire })),
	}),
)
