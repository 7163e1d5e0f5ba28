import type { z } from 'zod'
import {
	OperatorWaiverLimitsAnswerWire,
	type OperatorWaiverLimitsWire,
} from '#contract/shortfall.ts'
import type { OperatorApi } from './client.server.ts'

/** How much of an amount due each role may waive. */
export async function readWaiverLimits(api: OperatorApi) {
	return (await api.request({ path: '/shortfall-limits' }, OperatorWaiverLimitsAnswerWire)).list
}

/** Sets how much of an amount due roles may waive. */
export function setWaiverLimits(
	api: OperatorApi,
	list: z.input<typeof OperatorWaiverLimitsWire>['list'],
) {
	const call = { method: 'PUT', path: '/shortfall-limits', body: { list } } as const
	return api.attempt(call, OperatorWaiverLimitsAnswerWire)
}
