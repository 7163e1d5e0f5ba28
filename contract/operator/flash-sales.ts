import { OperatorFlashSaleListWire, OperatorFlashSaleWire } from '../flash-sale.ts'
import { byOperator } from './operation.ts'

/** Flash sales. */
export const OPERATOR_FLASH_SALE_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/flash-sales',
		summary: 'Flash sales',
		answer: OperatorFlashSaleListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/flash-sales',
		summary: 'Plans a flash sale',
		body: OperatorFlashSaleWire,
		answer: OperatorFlashSaleListWire,
		creates: true,
	},
	{
		method: 'POST',
		path: '/sites/{code}/flash-sales/{id}/end',
		summary: 'Ends a flash sale now',
		answer: OperatorFlashSaleListWire,
		failures: { 409: 'FLASH_SALE_OVER' },
	},
])
