import { OperatorDeadLettersWire, OperatorRetriedWire } from '#contract/operator.ts'
import type { OperatorApi } from './client.server.ts'

/** Mails and other deliveries that were given up, newest first, at most 500. */
export async function listFailedDeliveries(api: OperatorApi) {
	const { list } = await api.ask({ path: '/deliveries/dead' }, OperatorDeadLettersWire)
	return list
}

/** Has one delivery, or all that were given up, tried again; 404 when it is not among them any more. */
export function retryDeliveries(api: OperatorApi, id: number | undefined) {
	const body = id === undefined ? {} : { DELIVERY_ID: id }
	return api.attempt({ method: 'POST', path: '/deliveries/retry', body }, OperatorRetriedWire)
}
