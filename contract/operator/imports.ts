import * as imports from '../import.ts'
import * as files from '../operator-imports.ts'
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
	{
		method: 'POST',
		path: '/product-imports',
		summary: 'Uploads a product file, which is then looked through; at most 20 MB',
		query: files.ImportFileOptionsWire,
		bytes: 'text/csv',
		answer: files.ProductImportAnswerWire,
		creates: true,
	},
	{
		method: 'GET',
		path: '/product-imports',
		summary: 'Uploaded product files, the newest first',
		answer: files.ProductImportListWire,
	},
	{
		method: 'GET',
		path: '/product-imports/{id}',
		summary: 'What an import would do, is doing or did',
		answer: files.ProductImportAnswerWire,
		failures: { 404: 'IMPORT_NOT_FOUND' },
	},
	{
		method: 'PUT',
		path: '/product-imports/{id}/columns',
		summary: 'Says what the columns of a file are, and checks it again',
		body: files.ImportColumnsWire,
		answer: files.ProductImportAnswerWire,
		failures: { 404: 'IMPORT_NOT_FOUND', 409: 'IMPORT_STATE' },
	},
	{
		method: 'POST',
		path: '/product-imports/{id}/run',
		summary: 'Imports a file that was looked through',
		answer: files.ProductImportAnswerWire,
		failures: { 404: 'IMPORT_NOT_FOUND', 409: 'IMPORT_STATE' },
	},
])
