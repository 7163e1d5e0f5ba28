import type { z } from 'zod'
import { StaffDoneWire } from '#contract/operator-staff.ts'
import {
	OperatorRewardAnswerWire,
	type OperatorRewardChangeWire,
	OperatorRewardListWire,
	type OperatorRewardWire,
} from '#contract/reward.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Reward = Renamed<ReturnType<typeof OperatorRewardAnswerWire.parse>['data']>

const part = encodeURIComponent
const pathOf = (company: string) => `/sites/${part(company)}/rewards`

/** Rewards for coins, cheapest first. */
export async function listRewards(api: OperatorApi, company: string): Promise<Reward[]> {
	return (await api.request({ path: pathOf(company) }, OperatorRewardListWire)).list
}

/** One reward. */
export function readReward(api: OperatorApi, company: string, id: string): Promise<Reward> {
	return api.request({ path: `${pathOf(company)}/${part(id)}` }, OperatorRewardAnswerWire)
}

/** Offers a reward. */
export function addReward(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorRewardWire>,
) {
	return api.attempt({ method: 'POST', path: pathOf(company), body }, OperatorRewardListWire)
}

/** Changes a reward; omitted fields stay unchanged. */
export function changeReward(
	api: OperatorApi,
	company: string,
	id: string,
	body: OperatorRewardChangeWire,
) {
	const path = `${pathOf(company)}/${part(id)}`
	return api.attempt({ method: 'PATCH', path, body }, OperatorRewardAnswerWire)
}

/** Deletes a reward that nobody has redeemed. */
export function removeReward(api: OperatorApi, company: string, id: string) {
	const path = `${pathOf(company)}/${part(id)}`
	return api.attempt({ method: 'DELETE', path }, StaffDoneWire)
}
