import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { endingMoment, fieldsIn, message, type Value } from './message.ts'
import { enumOr } from './open-enum.ts'
import { ProductCard } from './product-card.ts'

/**
 * State of a flash sale for a cart line, which never has two prices. ON: the whole line has the sale's price. Otherwise no unit
 * has: TOO_MANY units for what is left or for one buyer; HAD: the buyer has reached their limit; GONE: sold out.
 */
export const FLASH_STATES = ['ON', 'TOO_MANY', 'HAD', 'GONE'] as const
export type FlashState = (typeof FLASH_STATES)[number]

export const LineFlash = message({
	state: ['FLASH_STATE', enumOr(FLASH_STATES, 'GONE')],
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
export const Reminders = z.object({ list: z.array(AnnouncedSale).max(MAX_FLASH_REMINDERS) })

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
