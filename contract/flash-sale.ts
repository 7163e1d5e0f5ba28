import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataOf, RupiahWire } from './envelope.ts'
import { endingMoment, fieldsIn, message, type Value } from './message.ts'
import { lineText } from './text.ts'
import { enumOr } from './open-enum.ts'
import { ProductCard } from './product-card.ts'

/**
 * State of a flash sale for a cart line. ON: the whole line has the sale's price. Otherwise no unit has: TOO_MANY units
 * for what is left or for one buyer; HAD: the buyer has reached their limit; GONE: sold out.
 */
export const LineFlash = message({
	state: ['FLASH_STATE', enumOr(['ON', 'TOO_MANY', 'HAD', 'GONE'], 'GONE')],
	price: ['FLASH_PRICE', RupiahWire],
	endsAt: ['FLASH_ENDS_AT', endingMoment],
	/** Units this shopper can still buy at that price. */
	mine: ['FLASH_MINE', z.number().int().min(0)],
})
export type LineFlash = Value<typeof LineFlash>

/** A running flash sale's offer of a variant, for an unidentified shopper. */
export const VariantFlash = message({
	price: ['FLASH_PRICE', RupiahWire],
	endsAt: ['FLASH_ENDS_AT', endingMoment],
	/** Units left at that price; 0: sold out, and the variant has its regular price. */
	left: ['FLASH_LEFT', z.number().int().min(0)],
	/** Total units at that price; null: unknown. */
	quota: ['FLASH_QUOTA', z.number().int().min(1).nullable().default(null)],
	/** The maximum number of units per customer. */
	maxPerBuyer: ['FLASH_MOST', z.number().int().min(1)],
})
export type VariantFlash = Value<typeof VariantFlash>

/** A flash sale that has not begun; announced from seven days before. */
export const AnnouncedSale = message({
	id: ['FLASH_SALE_ID', z.number().int().positive()],
	name: ['FLASH_SALE_NAME', z.string()],
	startsAt: ['FLASH_SALE_STARTS_AT', endingMoment],
})
export type AnnouncedSale = Value<typeof AnnouncedSale>

/** The flash sale shown on the home page. */
export const FlashSale = message({
	name: ['FLASH_SALE_NAME', z.string()],
	endsAt: ['FLASH_SALE_ENDS_AT', endingMoment],
	/** At most twelve, available products first. */
	items: [
		'list',
		z
			.array(
				message({
					...fieldsIn(ProductCard),
					/** Units of all variants at the sale's price, and how many of them are left; null: unknown. */
					quota: ['FLASH_QUOTA', z.number().int().min(1).nullable().default(null)],
					left: ['FLASH_LEFT', z.number().int().min(0).nullable().default(null)],
				}),
			)
			.min(1),
	],
})
export type FlashSale = Value<typeof FlashSale>

export const getFlashSale = endpoint({
	method: 'GET',
	path: '/flash-sale',
	summary: 'The flash sale that runs, with its products, and the next one; null: there is none',
	access: 'company',
	answer: message({
		/** The running sale with units left that ends first. */
		sale: ['FLASH_SALE', FlashSale.nullable()],
		/** The next announced one. */
		next: ['NEXT_SALE', AnnouncedSale.nullable().default(null)],
	}),
})

/** The maximum number of open reminders of a customer. */
export const MAX_FLASH_REMINDERS = 20

/** Sales that a customer is reminded of, the next first. */
const Reminders = z.object({ list: z.array(AnnouncedSale).max(MAX_FLASH_REMINDERS) })

export const listSaleReminders = endpoint({
	method: 'GET',
	path: '/flash-sale/reminder-list',
	summary: 'Which flash sales the customer is reminded of',
	access: 'customer',
	answer: Reminders,
})

/** 404: the sale is not announced. */
export const remindOfSale = endpoint({
	method: 'PUT',
	path: '/flash-sale/{id}/reminder',
	summary: 'Tells the customer once when an announced flash sale begins; done when it is there',
	access: 'customer',
	answer: Reminders,
	failures: { 404: 'FLASH_SALE_NOT_FOUND', 409: 'REMINDERS_FULL' },
})

export const endSaleReminder = endpoint({
	method: 'DELETE',
	path: '/flash-sale/{id}/reminder',
	summary: 'Ends a reminder; done when it is not there',
	access: 'customer',
	answer: Reminders,
})

const units = z.number().int().min(1).max(1_000_000)

/**
 * POST /operator/v1/sites/{code}/flash-sales. 422: ENDS_AT; ITEM_LIST for an unknown SKU, a price that is not lower
 * or a variant in another sale at that time.
 */
export const OperatorFlashSaleWire = z
	.object({
		NAME_ID: lineText().min(3).max(60),
		NAME_EN: lineText().min(3).max(60),
		STARTS_AT: z.iso.datetime(),
		ENDS_AT: z.iso.datetime(),
		ITEM_LIST: z
			.array(
				z
					.object({
						VARIANT_SKU: z.string().min(1).max(64),
						PRICE: RupiahWire.min(1),
						/** Units at that price, and the maximum per customer. */
						QUOTA: units,
						MOST: units,
					})
					.refine(({ QUOTA, MOST }) => MOST <= QUOTA, { path: ['MOST'] }),
			)
			.min(1)
			.max(200),
	})
	.refine(({ STARTS_AT, ENDS_AT }) => new Date(STARTS_AT) < new Date(ENDS_AT), {
		path: ['ENDS_AT'],
	})

/**
 * PUT /operator/v1/sites/{code}/flash-sales/{id}: before it starts, everything can be changed; afterwards only the
 * name, a later end and a higher quota. 422 STARTS_AT, ENDS_AT or ITEM_LIST.
 */
export const OperatorFlashSaleChangeWire = OperatorFlashSaleWire.safeExtend({
	/** Version that was read; 409 CHANGED_MEANWHILE if it was saved since. */
	VERSION: z.number().int().min(0).optional(),
})

export const FLASH_SALE_STATES = ['AHEAD', 'RUNNING', 'OVER'] as const

/** GET /operator/v1/sites/{code}/flash-sales: latest first. */
export const OperatorFlashSaleQueryWire = z.object({
	STATE: z.enum(FLASH_SALE_STATES).optional(),
	/** NEXT of the previous page. */
	NEXT: z
		.string()
		.regex(/^[\w:.-]{1,60}$/)
		.optional(),
	LIMIT: z.coerce.number().int().min(1).max(100).default(100),
})
export type OperatorFlashSaleQueryWire = z.output<typeof OperatorFlashSaleQueryWire>

const OperatorFlashSaleRowWire = z.object({
	FLASH_SALE_ID: z.number().int(),
	NAME_ID: z.string(),
	NAME_EN: z.string(),
	STARTS_AT: z.iso.datetime(),
	ENDS_AT: z.iso.datetime(),
	STATE: z.enum(FLASH_SALE_STATES),
	VERSION: z.number().int().min(0),
	ITEM_LIST: z.array(
		z.object({
			VARIANT_SKU: z.string(),
			PRICE: RupiahWire,
			QUOTA: z.number().int(),
			MOST: z.number().int(),
			/** Units in orders, including unpaid ones. */
			SOLD: z.number().int(),
		}),
	),
})
export type OperatorFlashSaleRowWire = z.infer<typeof OperatorFlashSaleRowWire>
/**
 * GET /operator/v1/sites/{code}/flash-sales; also the response of POST and PUT, with this sale only, and of POST
 * …/flash-sales/{id}/end (404 FLASH_SALE_NOT_FOUND, 409 FLASH_SALE_OVER).
 */
export const OperatorFlashSaleListWire = dataOf(
	z.object({
		list: z.array(OperatorFlashSaleRowWire),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)
/** GET /operator/v1/sites/{code}/flash-sales/{id}. */
export const OperatorFlashSaleAnswerWire = dataOf(OperatorFlashSaleRowWire)

/** POST /operator/v1/sites/{code}/flash-sale-preview: the sale's effect on its variants. Changes nothing. */
export const OperatorFlashSalePreviewWire = z.object({
	/** The sale that is being changed. */
	FLASH_SALE_ID: z.number().int().min(1).optional(),
	STARTS_AT: z.iso.datetime(),
	ENDS_AT: z.iso.datetime(),
	ITEM_LIST: z
		.array(z.object({ VARIANT_SKU: z.string().min(1).max(64), PRICE: RupiahWire.min(1) }))
		.max(200),
})
export const FLASH_ITEM_PROBLEMS = [
	...(['FLASH_VARIANT_UNKNOWN', 'FLASH_ITEM_TWICE'] as const),
	...(['FLASH_NOT_CHEAPER', 'FLASH_OVERLAP'] as const),
] as const
export const OperatorFlashSalePreviewAnswerWire = dataOf(
	z.object({
		/** In the order of the request. */
		list: z.array(
			z.object({
				VARIANT_SKU: z.string(),
				/** In the request's language; '' for an unknown SKU. */
				PRODUCT_NAME: z.string(),
				VARIANT_LABEL: z.string(),
				/** Whole rupiah, without discounts; 0 for an unknown SKU. */
				USUAL_PRICE: RupiahWire,
				/** Units available now. */
				AVAILABLE: z.number().int(),
				/** Why the sale would be rejected for it. */
				PROBLEM: z.enum(FLASH_ITEM_PROBLEMS).nullable(),
			}),
		),
	}),
)
