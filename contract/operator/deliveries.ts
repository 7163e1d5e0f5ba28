import * as operator from '../operator.ts'
import { byOperator } from './operation.ts'

/** Endpoints of mails and other deliveries that failed too often. */
export const OPERATOR_DELIVERY_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/deliveries/dead',
		summary: 'Mails and other deliveries that were given up',
		answer: operator.OperatorDeadLettersWire,
	},
	{
		method: 'POST',
		path: '/deliveries/retry',
		summary: 'Tries given-up deliveries again, one or all',
		body: operator.OperatorRetryWire,
		answer: operator.OperatorRetriedWire,
		failures: { 404: 'No such delivery' },
	},
])
