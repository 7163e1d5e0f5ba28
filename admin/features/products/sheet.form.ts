import type { RejectedForm } from '#admin/http/form.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { longestReason, rupiah, stockReasons } from './variant.form.ts'

type PriceChange = { VARIANT_ID: number; PRICE_BEFORE: number; PRICE: number }
type StockChange = { VARIANT_ID: number; ON_HAND_BEFORE: number; ON_HAND: number }
type StockReason = (typeof stockReasons)[number]

type SheetChanges = {
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
		const [, id = ''] = /^shown-(\d{1,15})$/.exec(name) ?? []
		const shown = /^(\d{1,15}):(\d{1,15})$/.exec(String(value))
		if (id === '' || !shown) continue
		const VARIANT_ID = Number(id)
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
		if (price !== priceBefore) prices.push({ VARIANT_ID, PRICE_BEFORE: priceBefore, PRICE: price })
		if (onHand !== onHandBefore) {
			stock.push({ VARIANT_ID, ON_HAND_BEFORE: onHandBefore, ON_HAND: onHand })
		}
	}
	const stockReason = stockReasons.find((value) => value === form.get('stockReason'))
	if (stock.length > 0 && !stockReason) errors.stockReason = 'reasonMissing'
	if (String(form.get('priceReason') ?? '').trim().length > longestReason) {
		errors.priceReason = 'tooLong'
	}
	return { prices, stock, stockReason, errors }
}
