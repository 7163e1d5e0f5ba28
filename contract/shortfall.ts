import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message } from './message.ts'

/** Roles that may book payments, of staff accounts and of keys. */
export const WAIVER_ROLES = ['owner', 'manager', 'finance', 'staff'] as const
export type WaiverRole = (typeof WAIVER_ROLES)[number]

export const WaiverLimit = message({
	role: ['ROLE', z.enum(WAIVER_ROLES)],
	/** Whole rupiah of an order; null: no limit. */
	most: ['MOST', RupiahWire.nullable()],
})

export const readWaiverLimits = endpoint({
	method: 'GET',
	path: '/shortfall-limits',
	summary: 'How much of an amount due each role may waive',
	needs: 'settings.read',
	answer: z.object({ list: z.array(WaiverLimit) }),
})

export const setWaiverLimits = endpoint({
	method: 'PUT',
	path: '/shortfall-limits',
	summary: 'Sets how much of an amount due roles may waive',
	needs: 'settings',
	body: z.object({ list: z.array(WaiverLimit).min(1).max(WAIVER_ROLES.length) }),
	answer: z.object({ list: z.array(WaiverLimit) }),
})
