import type { CustomerType } from './customer.ts'

export const applicationStatuses = ['WAITING', 'APPROVED', 'REFUSED'] as const
export const commissionStates = ['PENDING', 'CLEARED', 'REVERSED', 'REFUSED'] as const
export const downlineSorts = ['newest', 'name', 'omzet', 'commission', 'level'] as const

/** A customer's application to become an agent. */
export type Application = {
	status: (typeof applicationStatuses)[number]
	applied: string
	place: string
	refuseReason: string | null
}

export type ApplicationQuery = {
	name: string
	/** E.164. */
	phone: string
	district: string
	reason: string
	/** Code of the agent who referred them. */
	sponsor: string | undefined
}

/** A signed-in agent; rates in basis points. */
export type Agency = {
	code: string
	name: string
	/** yymm. */
	joined: string
	sponsor: string | null
	priceOff: number
	levelRates: number[]
	pending: number
	available: number
	held: number
	members: number
	active: number
}

export type AgencyMonth = {
	/** yymm. */
	period: string
	clicks: number
	orders: number
	omzet: number
	teamOmzet: number
	commission: number
}

export type AgencyCommission = {
	orderEnd: string
	date: string
	buyer: string
	product: string
	level: number
	rate: number
	net: number
	amount: number
	state: (typeof commissionStates)[number] | 'UNKNOWN'
}

export type Member = {
	code: string
	/** '' for a deleted account. */
	name: string
	level: number
	type: CustomerType
	joined: string
	isActive: boolean
	omzet: number
	commission: number
}

export type DownlineQuery = {
	page: number
	text?: string | undefined
	level?: number | undefined
	active?: boolean | undefined
	sort: (typeof downlineSorts)[number]
}

export type TreeNode = {
	code: string
	name: string
	type: CustomerType
	/** yymm. */
	joined: string
	level: number
	direct: number
	team: number
	omzet: number
}
