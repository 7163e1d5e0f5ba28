import { OperatorDeadLettersWire, OperatorRetriedWire } from '#contract/operator.ts'
import type { OperatorApi } from './client.server.ts'

/** Failed mails and other deliveries, newest first, at most 500. */
export async function listFailedDeliveries(api: OperatorApi) {
	const { list } = await api.request({ path: '/deliveries/dead' }, OperatorDeadLettersWire)
	return list
}

/** Retries one failed delivery, or all; 404 when it is no longer failed. */
export function retryDeliveries(api: OperatorApi, id: number | undefined) {
	const body = id === undefined ? {} : { DELIVERY_ID: id }
	return api.attempt({ method: 'POST', path: '/deliveries/retry', body }, OperatorRetriedWire)
}
