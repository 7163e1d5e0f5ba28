import { StaffDoneWire } from '../operator-staff.ts'
import * as reward from '../reward.ts'
import { byOperator } from './operation.ts'

const missing = { 404: 'REWARD_NOT_FOUND' }

/** Endpoints of rewards for coins and redemptions. */
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
		path: '/sites/{code}/rewards/{id}',
		summary: 'A reward for coins',
		answer: reward.OperatorRewardAnswerWire,
		failures: missing,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/rewards/{id}',
		summary: 'Changes or ends a reward',
		body: reward.OperatorRewardChangeWire,
		answer: reward.OperatorRewardAnswerWire,
		failures: { ...missing, 409: 'CHANGED_MEANWHILE' },
	},
	{
		method: 'DELETE',
		path: '/sites/{code}/rewards/{id}',
		summary: 'Deletes a reward that nobody has taken',
		answer: StaffDoneWire,
		failures: { ...missing, 409: 'REWARD_TAKEN' },
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
