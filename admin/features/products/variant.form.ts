import { z } from 'zod'
import { emptyOr, wholeNumber, wholeRupiah } from '#admin/http/form-schemas.ts'

/** Whole rupiah, with or without dots: "150.000". */
export const rupiah = wholeRupiah('priceWrong', 0)
const shown = z.coerce.number().int().min(0)

/** Reasons of manual stock changes, as in the website API. */
export const stockReasons = ['COUNT', 'RECEIVED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const

const PriceForm = z.object({
	act: z.literal('price'),
	before: shown,
	price: rupiah,
	discount: emptyOr(rupiah),
	reason: z.string().trim().max(200, 'tooLong'),
})
const StockForm = z.object({
	act: z.literal('stock'),
	before: shown,
	onHand: wholeNumber('onHandWrong', 0, 10_000_000),
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
