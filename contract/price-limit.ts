import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'

/** Roles that may write orders, of staff accounts and of keys. */
export const PRICE_ROLES = ['owner', 'manager', 'staff'] as const
export type PriceRole = (typeof PRICE_ROLES)[number]

export const PriceLimit = message({
	role: ['ROLE', z.enum(PRICE_ROLES)],
	/** Percent below the shop's price; null: no limit. */
	percent: ['PERCENT', z.number().int().min(0).max(100).nullable()],
})

export const readPriceLimits = endpoint({
	method: 'GET',
	path: '/price-limits',
	summary: "How far below the shop's prices each role may go in an order that it writes",
	needs: 'settings.read',
	answer: z.object({ list: z.array(PriceLimit) }),
})

export const setPriceLimits = endpoint({
	method: 'PUT',
	path: '/price-limits',
	summary: "Sets how far below the shop's prices roles may go",
	needs: 'settings',
	body: z.object({ list: z.array(PriceLimit).min(1).max(PRICE_ROLES.length) }),
	answer: z.object({ list: z.array(PriceLimit) }),
})
