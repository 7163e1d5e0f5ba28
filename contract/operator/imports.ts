import * as imports from '../import.ts'
import { byOperator } from './operation.ts'

/** Endpoints of product imports. */
export const OPERATOR_IMPORT_ENDPOINTS = byOperator([
	{
		method: 'POST',
		path: '/companies/{code}/products/known',
		summary: 'Which of these products the company has',
		body: imports.ImportKnownWire,
		answer: imports.ImportKnownAnswerWire,
	},
	{
		method: 'POST',
		path: '/companies/{code}/products',
		summary: 'Imports a batch of products',
		body: imports.ImportBatchWire,
		answer: imports.ImportBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/companies/{code}/pictures',
		summary: "Keeps a product's picture; at most 10 MB",
		bytes: 'image/*',
		answer: imports.PictureAnswerWire,
	},
	{
		method: 'GET',
		path: '/product-export',
		summary: 'The catalogue as a CSV that an import leaves unchanged',
		answerType: 'text/csv',
	},
])
