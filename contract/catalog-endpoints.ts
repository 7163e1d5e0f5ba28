import { CategoryListWire } from './category.ts'
import type { Endpoint } from './endpoint.ts'
import { FlashSaleAnswerWire } from './flash-sale.ts'
import { ProductAnswerWire } from './product.ts'
import { ProductByCategoryWire, ProductPageWire } from './product-listing.ts'
import {
	ComparisonAnswerWire,
	ComparisonQueryWire,
	LikedQueryWire,
	ProductListAnswerWire,
	RelatedAnswerWire,
	SuggestionAnswerWire,
	SuggestionQueryWire,
} from './product-lists.ts'
import { ReviewPageWire, ReviewQueryWire } from './review.ts'

/** Endpoints of categories, products and reviews. */
export const CATALOG_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/category/category-list',
		summary: 'The category tree with the number of products',
		access: 'company',
		answer: CategoryListWire,
	},
	{
		method: 'POST',
		path: '/product-by-category',
		summary: 'A page of products: search, category, filters, sort',
		access: 'company',
		body: ProductByCategoryWire,
		answer: ProductPageWire,
		failures: { 404: 'CATEGORY_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/flash-sale',
		summary: 'The flash sale that runs, with its products, and the next one; null: there is none',
		access: 'company',
		answer: FlashSaleAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/suggestion',
		summary: 'Products for a typed text, or the best sellers without one',
		access: 'company',
		query: SuggestionQueryWire,
		answer: SuggestionAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/liked',
		summary: 'Products for somebody who looked at these',
		access: 'company',
		query: LikedQueryWire,
		answer: ProductListAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/comparison',
		summary: 'What tells up to four products apart',
		access: 'company',
		query: ComparisonQueryWire,
		answer: ComparisonAnswerWire,
	},
	{
		method: 'GET',
		path: '/product/{slug}',
		summary: 'A product with its variants, prices and stock of now',
		access: 'company',
		answer: ProductAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/related',
		summary: 'Products to look at after this one, and what is bought together with it',
		access: 'company',
		answer: RelatedAnswerWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
	{
		method: 'GET',
		path: '/product/{slug}/review',
		summary: 'A page of reviews: filters, sort',
		access: 'company',
		query: ReviewQueryWire,
		answer: ReviewPageWire,
		failures: { 404: 'PRODUCT_NOT_FOUND', 410: 'PRODUCT_GONE: no longer sold' },
	},
]
