import * as products from '../operator-products.ts'
import * as variants from '../operator-variants.ts'
import { byOperator } from './operation.ts'

const answer = products.EditedProductAnswerWire
const missing = { 404: 'PRODUCT_NOT_FOUND' }
const stale = { ...missing, 409: 'CHANGED_MEANWHILE' }

/** Endpoints for editing products, variants and categories. */
export const OPERATOR_PRODUCT_ENDPOINTS = byOperator([
	{
		method: 'POST',
		path: '/products',
		summary: 'Adds a product of one variant',
		body: products.NewProductWire,
		answer,
		creates: true,
	},
	{ method: 'GET', path: '/products/{id}', summary: 'One product', answer, failures: missing },
	{
		method: 'PATCH',
		path: '/products/{id}',
		summary: 'Changes texts, category, status and publishing',
		body: products.ProductChangeWire,
		answer,
		failures: stale,
	},
	{
		method: 'PUT',
		path: '/products/{id}/options',
		summary: 'Sets the options and their values',
		body: products.ProductOptionsWire,
		answer,
		failures: stale,
	},
	{
		method: 'PUT',
		path: '/products/{id}/variants',
		summary: 'Changes and adds variants',
		body: products.ProductVariantsWire,
		answer,
		failures: stale,
	},
	{
		method: 'POST',
		path: '/products/{id}/pictures',
		summary: 'Adds a picture behind the others; at most 10 MB',
		bytes: 'image/*',
		answer,
		failures: { ...missing, 409: 'TOO_MANY_PICTURES' },
	},
	{
		method: 'PUT',
		path: '/products/{id}/pictures',
		summary: 'Sets which pictures are shown, in which order, with which words',
		body: products.ProductPicturesWire,
		answer,
		failures: stale,
	},
	{
		method: 'GET',
		path: '/variant-list',
		summary: 'Variants with prices and stock',
		query: variants.VariantListQueryWire,
		answer: variants.VariantListWire,
	},
	{
		method: 'GET',
		path: '/variants/{id}',
		summary: 'One variant',
		answer: variants.VariantPageWire,
		failures: missing,
	},
	{
		method: 'GET',
		path: '/variants/{id}/price-changes',
		summary: 'How staff changed the price, the newest first',
		answer: variants.PriceChangesWire,
		failures: missing,
	},
	{
		method: 'POST',
		path: '/variant-batches/prices',
		summary: 'Changes prices, each by itself',
		body: variants.PriceBatchWire,
		answer: variants.VariantBatchAnswerWire,
	},
	{
		method: 'POST',
		path: '/variant-batches/stock',
		summary: 'Changes stock with one reason, each by itself',
		body: variants.StockBatchWire,
		answer: variants.VariantBatchAnswerWire,
	},
])
