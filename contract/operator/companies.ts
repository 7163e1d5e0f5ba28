import * as look from '../operator-look.ts'
import { OperatorStatementRequestWire, OperatorStatementWire } from '../operator-statement.ts'
import * as operator from '../operator.ts'
import { byOperator } from './operation.ts'

/** Endpoints of companies, their hosts, and statements of their customers. */
export const OPERATOR_COMPANY_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/companies',
		summary: 'Companies of this key with their hosts',
		answer: operator.OperatorCompanyListWire,
	},
	{
		method: 'POST',
		path: '/companies',
		summary: 'Adds a company',
		body: operator.OperatorCompanyWire,
		answer: operator.OperatorCompanyAnswerWire,
		creates: true,
		failures: { 409: 'COMPANY_CODE_TAKEN or HOST_TAKEN' },
	},
	{
		method: 'POST',
		path: '/companies/{code}/domains',
		summary: 'Adds a host to a company',
		body: operator.OperatorDomainWire,
		answer: operator.OperatorCompanyAnswerWire,
		creates: true,
		failures: { 409: 'HOST_TAKEN' },
	},
	{
		method: 'DELETE',
		path: '/companies/{code}/domains/{host}',
		summary: 'Takes a host away from a company',
		answer: operator.OperatorCompanyAnswerWire,
		failures: { 404: 'COMPANY_NOT_FOUND or HOST_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/companies/{code}/defaults',
		summary: 'Adds the pages, footer and logo that a company lacks',
		answer: look.OperatorDefaultsAnswerWire,
	},
	{
		method: 'POST',
		path: '/companies/{code}/statement',
		summary: "A customer's statement",
		body: OperatorStatementRequestWire,
		answer: OperatorStatementWire,
	},
])
