import * as sale from '../flash-sale.ts'
import { byOperator } from './operation.ts'

const missing = { 404: 'FLASH_SALE_NOT_FOUND' }

/** Endpoints of flash sales. */
export const OPERATOR_FLASH_SALE_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/flash-sales',
		summary: 'Flash sales, the latest first',
		query: sale.OperatorFlashSaleQueryWire,
		answer: sale.OperatorFlashSaleListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/flash-sales',
		summary: 'Plans a flash sale',
		body: sale.OperatorFlashSaleWire,
		answer: sale.OperatorFlashSaleListWire,
		creates: true,
	},
	{
		method: 'GET',
		path: '/sites/{code}/flash-sales/{id}',
		summary: 'A flash sale',
		answer: sale.OperatorFlashSaleAnswerWire,
		failures: missing,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/flash-sales/{id}',
		summary: 'Changes a flash sale that is not over',
		body: sale.OperatorFlashSaleChangeWire,
		answer: sale.OperatorFlashSaleListWire,
		failures: { ...missing, 409: 'FLASH_SALE_OVER or CHANGED_MEANWHILE' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/flash-sales/{id}/end',
		summary: 'Ends a flash sale now',
		answer: sale.OperatorFlashSaleListWire,
		failures: { ...missing, 409: 'FLASH_SALE_OVER' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/flash-sale-preview',
		summary: 'What such a flash sale would do to its variants; changes nothing',
		body: sale.OperatorFlashSalePreviewWire,
		answer: sale.OperatorFlashSalePreviewAnswerWire,
	},
])
