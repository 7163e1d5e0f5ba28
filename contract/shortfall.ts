import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { lineText } from './text.ts'

/** Roles that may book payments, of staff accounts and of keys. */
export const WAIVER_ROLES = ['owner', 'manager', 'finance', 'staff'] as const
export type WaiverRole = (typeof WAIVER_ROLES)[number]

/** POST /operator/v1/orders/{number}/shortfall: the order counts as paid although a part of its total is missing. */
export const OperatorShortfallWire = z.object({
	/** Visible to staff only. */
	REASON: lineText().min(3).max(200),
})

const WaiverLimitWire = z.object({
	ROLE: z.enum(WAIVER_ROLES),
	/** Whole rupiah of an order; null: no limit. */
	MOST: RupiahWire.nullable(),
})
/** PUT /operator/v1/shortfall-limits: how much of an amount due each role may waive. */
export const OperatorWaiverLimitsWire = z.object({
	list: z.array(WaiverLimitWire).min(1).max(WAIVER_ROLES.length),
})
/** GET and PUT /operator/v1/shortfall-limits: the limits of all roles. */
export const OperatorWaiverLimitsAnswerWire = dataOf(z.object({ list: z.array(WaiverLimitWire) }))
