import type { z } from 'zod'
import { AgentPlanAnswerWire, type AgentPlanWire } from '#contract/agent-application.ts'
import {
	OperatorCommissionDecisionWire,
	OperatorCommissionReviewListWire,
} from '#contract/operator-commission.ts'
import { OperatorAgentListWire, type OperatorAgentWire } from '#contract/operator-site.ts'
import { OperatorRedemptionListWire } from '#contract/reward.ts'
import { OperatorTierListWire, type OperatorTierWire } from '#contract/tier.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Tier = Renamed<ReturnType<typeof OperatorTierListWire.parse>['data']>['list'][number]
export type AgentPlan = Renamed<ReturnType<typeof AgentPlanAnswerWire.parse>['data']>

const part = encodeURIComponent
const site = (company: string, path: string) => `/sites/${part(company)}${path}`

/** The loyalty tiers with their benefits, lowest first. */
export async function listTiers(api: OperatorApi, company: string): Promise<Tier[]> {
	return (await api.request({ path: site(company, '/tiers') }, OperatorTierListWire)).list
}

/** Sets the benefits of a tier. */
export function saveTier(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorTierWire>,
) {
	const call = { method: 'PUT', path: site(company, '/tiers'), body } as const
	return api.attempt(call, OperatorTierListWire)
}

/** Agents' prices and commissions. */
export function readAgentPlan(api: OperatorApi, company: string): Promise<AgentPlan> {
	return api.request({ path: site(company, '/agent-plan') }, AgentPlanAnswerWire)
}

/** Sets agents' prices and commissions. */
export function saveAgentPlan(
	api: OperatorApi,
	company: string,
	body: z.input<typeof AgentPlanWire>,
) {
	const call = { method: 'PUT', path: site(company, '/agent-plan'), body } as const
	return api.attempt(call, AgentPlanAnswerWire)
}

/** All agents by code. */
export async function listAgents(api: OperatorApi, company: string) {
	return (await api.request({ path: site(company, '/agents') }, OperatorAgentListWire)).list
}

/** Adds an agent; 409 AGENT_CODE_TAKEN. */
export function addAgent(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorAgentWire>,
) {
	const call = { method: 'POST', path: site(company, '/agents'), body } as const
	return api.attempt(call, OperatorAgentListWire)
}

/** Commissions that are held for review, oldest first. */
export async function listCommissionReviews(api: OperatorApi) {
	return (await api.request({ path: '/commission-reviews' }, OperatorCommissionReviewListWire)).list
}

/** Releases a held commission, or takes it back. */
export function decideCommission(api: OperatorApi, number: string, step: 'release' | 'refusal') {
	const path = `/commission-reviews/${part(number)}/${step}`
	return api.attempt({ method: 'POST', path, body: {} }, OperatorCommissionDecisionWire)
}

/** The newest 200 redeemed rewards. */
export async function listRedemptions(api: OperatorApi, company: string) {
	return (await api.request({ path: site(company, '/redemptions') }, OperatorRedemptionListWire))
		.list
}

/** Records that a reward was handed over. */
export function fulfilRedemption(api: OperatorApi, company: string, number: string) {
	const path = site(company, `/redemptions/${part(number)}/fulfilment`)
	return api.attempt({ method: 'POST', path, body: {} }, OperatorRedemptionListWire)
}
