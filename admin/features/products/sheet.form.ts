import type { RejectedForm } from '#admin/http/form.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { STOCK_CHANGE_REASONS } from '#contract/variant-change.ts'
import { longestReason, rupiah } from './variant.form.ts'

type PriceChange = { id: number; priceBefore: number; price: number }
type StockChange = { id: number; onHandBefore: number; onHand: number }
type StockReason = (typeof STOCK_CHANGE_REASONS)[number]

export type SheetChanges = {
	prices: PriceChange[]
	stock: StockChange[]
	stockReason: StockReason | undefined
	errors: RejectedForm['errors']
}

/**
 * The changes of a sheet: each row contains "price:stock" as shown, and only differences are changes. Errors are text
 * keys of `products`, by field.
 */
export function changesOf(form: FormData, can: { price: boolean; stock: boolean }): SheetChanges {
	const errors: RejectedForm['errors'] = {}
	const prices: PriceChange[] = []
	const stock: StockChange[] = []
	for (const [name, value] of form) {
		const [, variant = ''] = /^shown-(\d{1,15})$/.exec(name) ?? []
		const shown = /^(\d{1,15}):(\d{1,15})$/.exec(String(value))
		if (variant === '' || !shown) continue
		const id = Number(variant)
		const [priceBefore, onHandBefore] = [Number(shown[1]), Number(shown[2])]
		const typed = (field: string, schema: typeof rupiah, before: number) => {
			const text = form.get(field)
			if (typeof text !== 'string') return before
			const parsed = schema.safeParse(text)
			if (parsed.success) return parsed.data
			errors[field] = parsed.error.issues[0]?.message ?? 'priceWrong'
			return before
		}
		const price = can.price ? typed(`price-${id}`, rupiah, priceBefore) : priceBefore
		const units = wholeNumber('onHandWrong', 0, 10_000_000)
		const onHand = can.stock ? typed(`onHand-${id}`, units, onHandBefore) : onHandBefore
		if (price !== priceBefore) prices.push({ id, priceBefore, price })
		if (onHand !== onHandBefore) {
			stock.push({ id, onHandBefore, onHand })
		}
	}
	const stockReason = STOCK_CHANGE_REASONS.find((value) => value === form.get('stockReason'))
	if (stock.length > 0 && !stockReason) errors.stockReason = 'reasonMissing'
	if (String(form.get('priceReason') ?? '').trim().length > longestReason) {
		errors.priceReason = 'tooLong'
	}
	return { prices, stock, stockReason, errors }
}
