import { OperatorTierListWire, OperatorTierWire } from '../tier.ts'
import { byOperator } from './operation.ts'

/** Endpoints of loyalty tiers' benefits. */
export const OPERATOR_TIER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/tiers',
		summary: 'What each loyalty tier gives',
		answer: OperatorTierListWire,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/tiers',
		summary: 'Sets what a loyalty tier gives',
		body: OperatorTierWire,
		answer: OperatorTierListWire,
	},
])
