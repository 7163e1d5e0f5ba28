import { z } from 'zod'
import { STOCK_CHANGE_REASONS } from '#contract/variant-change.ts'
import { emptyOr, wholeNumber, wholeRupiah } from '#admin/http/form-schemas.ts'

/** Whole rupiah, with or without dots: "150.000". */
export const rupiah = wholeRupiah('priceWrong', 0)
const shown = z.coerce.number().int().min(0)

/** Of a change of prices, in characters. */
export const longestReason = 200

/** The price fields of a variant's page. Messages are text keys of `products`. */
export const PriceForm = z
	.object({
		priceBefore: shown,
		discountBefore: z.string(),
		price: rupiah,
		discount: emptyOr(rupiah),
		priceReason: z.string().trim().max(longestReason, 'tooLong'),
	})
	.refine(({ price, discount }) => discount === null || discount < price, {
		path: ['discount'],
		message: 'discountWrong',
	})
export type PriceForm = z.output<typeof PriceForm>

/** The stock fields of a variant's page; a changed stock needs a reason. */
export const StockForm = z
	.object({
		onHandBefore: shown,
		onHand: wholeNumber('onHandWrong', 0, 10_000_000),
		reason: z.union([z.literal(''), z.enum(STOCK_CHANGE_REASONS)], 'reasonMissing'),
		note: z.string().trim().max(100, 'noteLong'),
	})
	.refine(({ onHand, onHandBefore, reason }) => onHand === onHandBefore || reason !== '', {
		path: ['reason'],
		message: 'reasonMissing',
	})
