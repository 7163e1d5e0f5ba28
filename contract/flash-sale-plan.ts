import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { lineText } from './text.ts'

const units = z.number().int().min(1).max(1_000_000)
const version = z.number().int().min(0)
const sku = z.string().min(1).max(64)
const price = RupiahWire.min(1)

export const PlannedItem = message({
	sku: ['VARIANT_SKU', sku],
	price: ['PRICE', price],
	/** Units at that price, and the maximum per customer. */
	quota: ['QUOTA', units],
	most: ['MOST', units],
}).refine(({ QUOTA, MOST }) => MOST <= QUOTA, { path: ['MOST'] })
export type PlannedItem = Value<typeof PlannedItem>

const beginsBeforeItEnds = ({ STARTS_AT, ENDS_AT }: { STARTS_AT: string; ENDS_AT: string }) =>
	new Date(STARTS_AT) < new Date(ENDS_AT)

/**
 * 422 also for a sale that is over, and on the items for an unknown SKU, a price that is not lower or a variant in another
 * sale at that time.
 */
export const FlashSalePlan = message({
	nameId: ['NAME_ID', lineText().min(3).max(60)],
	nameEn: ['NAME_EN', lineText().min(3).max(60)],
	startsAt: ['STARTS_AT', moment],
	endsAt: ['ENDS_AT', moment],
	items: ['ITEM_LIST', z.array(PlannedItem).min(1).max(200)],
}).refine(beginsBeforeItEnds, { path: ['ENDS_AT'] })
export type FlashSalePlan = Value<typeof FlashSalePlan>

/** Before it starts, everything can be changed; afterwards only the name, a later end and a higher quota. */
const FlashSaleChange = message({
	...fieldsIn(FlashSalePlan),
	/** Version that was read. */
	version: ['VERSION', version.optional()],
}).refine(beginsBeforeItEnds, { path: ['ENDS_AT'] })

export const FLASH_SALE_STATES = ['AHEAD', 'RUNNING', 'OVER'] as const

const PlannedSaleQuery = message({
	state: ['STATE', z.enum(FLASH_SALE_STATES).optional()],
	/** `next` of the previous page. */
	next: [
		'NEXT',
		z
			.string()
			.regex(/^[\w:.-]{1,60}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(100)],
})
export type PlannedSaleQuery = Value<typeof PlannedSaleQuery>

/** A flash sale as staff see it. */
export const PlannedSale = message({
	id: ['FLASH_SALE_ID', z.number().int()],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	startsAt: ['STARTS_AT', moment],
	endsAt: ['ENDS_AT', moment],
	state: ['STATE', z.enum(FLASH_SALE_STATES)],
	version: ['VERSION', version],
	items: [
		'ITEM_LIST',
		z.array(
			message({
				sku: ['VARIANT_SKU', z.string()],
				price: ['PRICE', RupiahWire],
				quota: ['QUOTA', z.number().int()],
				most: ['MOST', z.number().int()],
				/** Units in orders, including unpaid ones. */
				sold: ['SOLD', z.number().int()],
			}),
		),
	],
})
export type PlannedSale = Value<typeof PlannedSale>

/** After a change: this sale only. */
export const PlannedSalePage = message({
	list: ['list', z.array(PlannedSale)],
	/** null on the last page. */
	next: ['NEXT', z.string().nullable()],
})

const FlashSaleTrial = message({
	/** The sale that is being changed. */
	id: ['FLASH_SALE_ID', z.number().int().min(1).optional()],
	startsAt: ['STARTS_AT', moment],
	endsAt: ['ENDS_AT', moment],
	items: [
		'ITEM_LIST',
		z.array(message({ sku: ['VARIANT_SKU', sku], price: ['PRICE', price] })).max(200),
	],
})
export type FlashSaleTrial = Value<typeof FlashSaleTrial>

const FLASH_ITEM_PROBLEMS = [
	...(['FLASH_VARIANT_UNKNOWN', 'FLASH_ITEM_TWICE'] as const),
	...(['FLASH_NOT_CHEAPER', 'FLASH_OVERLAP'] as const),
] as const

/** What a sale would do to a variant. */
const VariantEffect = message({
	sku: ['VARIANT_SKU', z.string()],
	/** In the request's language; '' for an unknown SKU. */
	productName: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	/** Whole rupiah, without discounts; 0 for an unknown SKU. */
	usualPrice: ['USUAL_PRICE', RupiahWire],
	/** Units available now. */
	available: ['AVAILABLE', z.number().int()],
	/** Why the sale would be rejected for it. */
	problem: ['PROBLEM', z.enum(FLASH_ITEM_PROBLEMS).nullable()],
})
export type VariantEffect = Value<typeof VariantEffect>

const all = { path: '/sites/{code}/flash-sales', needs: 'promotions' } as const
const one = {
	path: '/sites/{code}/flash-sales/{id}',
	needs: 'promotions',
	params: { id: recordNumber },
} as const

export const listPlannedSales = endpoint({
	...all,
	method: 'GET',
	summary: 'Flash sales, the latest first',
	query: PlannedSaleQuery,
	answer: PlannedSalePage,
})

export const planFlashSale = endpoint({
	...all,
	method: 'POST',
	summary: 'Plans a flash sale',
	creates: true,
	body: FlashSalePlan,
	answer: PlannedSalePage,
})

export const getPlannedSale = endpoint({
	...one,
	method: 'GET',
	summary: 'A flash sale',
	answer: PlannedSale,
	failures: { 404: 'FLASH_SALE_NOT_FOUND' },
})

export const changeFlashSale = endpoint({
	...one,
	method: 'PUT',
	summary: 'Changes a flash sale that is not over',
	body: FlashSaleChange,
	answer: PlannedSalePage,
	failures: { 404: 'FLASH_SALE_NOT_FOUND', 409: ['FLASH_SALE_OVER', 'CHANGED_MEANWHILE'] },
})

export const endFlashSale = endpoint({
	...one,
	method: 'POST',
	path: '/sites/{code}/flash-sales/{id}/end',
	summary: 'Ends a flash sale now',
	answer: PlannedSalePage,
	failures: { 404: 'FLASH_SALE_NOT_FOUND', 409: 'FLASH_SALE_OVER' },
})

export const previewFlashSale = endpoint({
	method: 'POST',
	path: '/sites/{code}/flash-sale-preview',
	summary: 'What such a flash sale would do to its variants; changes nothing',
	needs: 'promotions',
	isReadOnly: true,
	body: FlashSaleTrial,
	/** In the order of the request. */
	answer: z.object({ list: z.array(VariantEffect) }),
})
