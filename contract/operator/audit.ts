import * as audit from '../operator-audit.ts'
import * as operator from '../operator.ts'
import { byOperator } from './operation.ts'

/** Endpoints of the ledger's audit, and of findings that block payouts. */
export const OPERATOR_AUDIT_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/audit',
		summary: 'Asks every check of the books, over all companies',
		answer: operator.OperatorAuditWire,
	},
	{
		method: 'GET',
		path: '/audit/findings',
		summary: 'Faults of the books that hold payouts',
		answer: audit.OperatorFindingListWire,
	},
	{
		method: 'POST',
		path: '/audit/findings/{id}/release',
		summary: 'Allows payouts again after a fault was put right',
		body: audit.OperatorReleaseWire,
		answer: audit.OperatorFindingAnswerWire,
		failures: { 409: 'FINDING_STANDS' },
	},
])
