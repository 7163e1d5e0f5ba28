import type { OperatorApi } from '#admin/api/client.server.ts'
import { changePrices, changeStock, type VariantResult } from '#contract/variant-change.ts'
import type { SheetChanges } from './sheet.form.ts'

/** The result of one change of a sheet, by its form field; `error` is a text key of `products`. */
type SheetResult = { field: string; error: string | null }

/** Changes prices and stock, each independently of the others. @throws Response */
export async function saveSheet(
	api: OperatorApi,
	{ prices, stock, stockReason }: Pick<SheetChanges, 'prices' | 'stock' | 'stockReason'>,
	priceReason: string,
): Promise<SheetResult[]> {
	const results: SheetResult[] = []
	if (prices.length > 0) {
		const body = { reason: priceReason.trim(), list: prices }
		results.push(...resultsOf('price', (await api.call(changePrices, { body })).list))
	}
	if (stock.length > 0 && stockReason) {
		const body = { reason: stockReason, list: stock }
		results.push(...resultsOf('onHand', (await api.call(changeStock, { body })).list))
	}
	return results
}

function resultsOf(field: string, list: VariantResult[]): SheetResult[] {
	return list.map((result) => ({
		field: `${field}-${result.id}`,
		error: result.isDone ? null : errorOf(result),
	}))
}

function errorOf({ code }: VariantResult): string {
	if (code === 'STOCK_PROMISED') return 'promised'
	if (code === 'CHANGED_MEANWHILE') return 'sheet.moved'
	return code === 'INVALID' ? 'sheet.belowDiscount' : 'sheet.gone'
}
