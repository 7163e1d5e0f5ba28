import * as goodsReturn from '../return.ts'
import { byOperator, type Operation } from './operation.ts'

const answer = goodsReturn.ReturnAnswerWire
const step = (path: string, summary: string): Operation => ({
	method: 'POST',
	path: `/returns/{number}/${path}`,
	summary,
	answer,
	failures: { 409: 'RETURN_REFUSED or RETURN_ENDED' },
})

/** Endpoints of returns. */
export const OPERATOR_RETURN_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/returns',
		summary: 'Returns, the newest first',
		query: goodsReturn.ReturnQuery,
		answer: goodsReturn.OperatorReturnPageWire,
	},
	{ method: 'GET', path: '/returns/{number}', summary: 'One return', answer },
	{
		method: 'GET',
		path: '/returns/{number}/picture/{id}',
		summary: 'A picture of a return',
		answerType: 'image/*',
	},
	step('approval', 'Approves a return'),
	{ ...step('rejection', 'Rejects a return'), body: goodsReturn.OperatorReturnRejectionWire },
	{
		...step('shipment', 'Records how the goods come back'),
		body: goodsReturn.ReturnShipment,
	},
	step('receipt', 'Records that the goods came back'),
	step('refund', 'Refunds a return to the wallet'),
	{ ...step('message', 'Writes to the customer'), body: goodsReturn.ReturnMessage },
])
