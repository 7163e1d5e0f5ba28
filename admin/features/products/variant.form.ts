import { z } from 'zod'

/** A whole number as people type it, of at most so much. */
export const amount = (message: string, most: number) =>
	z
		.string()
		.trim()
		.regex(/^[\d.\s]+$/, message)
		.transform((text) => Number(text.replace(/\D/g, '')))
		.pipe(z.number().int().min(0).max(most, message))
/** Whole rupiah as people type them: "150.000". */
export const rupiah = amount('priceWrong', 1_000_000_000_000)
const shown = z.coerce.number().int().min(0)

/** Why someone changes the stock by hand, as the website API knows it. */
export const stockReasons = ['COUNT', 'RECEIVED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const

const PriceForm = z.object({
	act: z.literal('price'),
	before: shown,
	price: rupiah,
	discount: z.union([
		z
			.string()
			.trim()
			.length(0)
			.transform(() => null),
		rupiah,
	]),
	reason: z.string().trim().max(200, 'tooLong'),
})
const StockForm = z.object({
	act: z.literal('stock'),
	before: shown,
	onHand: amount('onHandWrong', 10_000_000),
	reason: z.enum(stockReasons, 'reasonMissing'),
	note: z.string().trim().max(100, 'noteLong'),
})

/** The forms of a variant's page, told apart by their button. Messages are text keys of `products`. */
export const VariantForm = z
	.discriminatedUnion('act', [PriceForm, StockForm])
	.refine((form) => form.act !== 'price' || form.discount === null || form.discount < form.price, {
		path: ['discount'],
		message: 'discountWrong',
	})
