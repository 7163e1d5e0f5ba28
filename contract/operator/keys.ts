import * as key from '../operator-key.ts'
import { byOperator } from './operation.ts'

/** Endpoints of operator keys and the log of changes. */
export const OPERATOR_KEY_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/keys',
		summary: 'Keys with their roles and last use',
		answer: key.OperatorKeyListWire,
	},
	{
		method: 'POST',
		path: '/keys',
		summary: 'Makes a key; its secret is shown once',
		body: key.OperatorKeyRequestWire,
		answer: key.OperatorNewKeyWire,
		creates: true,
		failures: { 404: 'COMPANY_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/keys/{id}/revocation',
		summary: 'Revokes a key',
		answer: key.OperatorKeyAnswerWire,
		failures: { 409: "LAST_OWNER_KEY: the installation's last key of an owner" },
	},
	{
		method: 'GET',
		path: '/events',
		summary: 'What was changed by keys and staff, before and after, the newest first',
		query: key.OperatorEventQueryWire,
		answer: key.OperatorEventListWire,
	},
])
