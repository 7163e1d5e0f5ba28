import * as reward from '../reward.ts'
import { byOperator } from './operation.ts'

/** Rewards for coins, and those that were taken. */
export const OPERATOR_REWARD_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/rewards',
		summary: 'Rewards for coins',
		answer: reward.OperatorRewardListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/rewards',
		summary: 'Offers a reward for coins',
		body: reward.OperatorRewardWire,
		answer: reward.OperatorRewardListWire,
		creates: true,
	},
	{
		method: 'GET',
		path: '/sites/{code}/redemptions',
		summary: 'The newest 200 rewards that were taken',
		answer: reward.OperatorRedemptionListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/redemptions/{number}/fulfilment',
		summary: 'Records that a reward was handed over',
		answer: reward.OperatorRedemptionListWire,
		failures: { 409: 'REDEMPTION_ENDED' },
	},
])
