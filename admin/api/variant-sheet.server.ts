import {
	PriceChangesWire,
	VariantBatchAnswerWire,
	VariantListWire,
	VariantPageWire,
} from '#contract/operator-variants.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

/** The result of one change of a sheet, by its form field; `error` is a text key of `products`. */
type SheetResult = { field: string; error: string | null }
type Batch = Renamed<ReturnType<typeof VariantBatchAnswerWire.parse>['data']>['list']

/** A variant with its product's name, by the id in an address. @throws Response 404 */
export function readVariant(api: OperatorApi, id: string | undefined) {
	return api.request({ path: `/variants/${encodeURIComponent(String(id))}` }, VariantPageWire)
}

/** Price changes made by staff, newest first. */
export async function listPriceChanges(api: OperatorApi, id: number) {
	return (await api.request({ path: `/variants/${id}/price-changes` }, PriceChangesWire)).list
}

/** Active variants, those of the newest products first. */
export function listVariants(
	api: OperatorApi,
	{ search, category, next }: { search: string; category: string; next: string },
) {
	const query = { SEARCH: search, CATEGORY_ID: category, NEXT: next }
	return api.request({ path: '/variant-list', query }, VariantListWire)
}

/** Changes prices independently of each other. @throws Response */
export async function changePrices(
	api: OperatorApi,
	list: { VARIANT_ID: number; PRICE_BEFORE: number; PRICE: number }[],
	reason: string,
): Promise<SheetResult[]> {
	const body = { REASON: reason.trim(), list }
	return list.length === 0 ? [] : batch(api, 'prices', 'price', body)
}

/** Sets stock on hand, all with one reason, independently of each other. @throws Response */
export async function changeStocks(
	api: OperatorApi,
	list: { VARIANT_ID: number; ON_HAND_BEFORE: number; ON_HAND: number }[],
	reason: string,
): Promise<SheetResult[]> {
	return list.length === 0 ? [] : batch(api, 'stock', 'onHand', { REASON: reason, list })
}

async function batch(api: OperatorApi, resource: string, field: string, body: unknown) {
	const call = { method: 'POST', path: `/variant-batches/${resource}`, body } as const
	const answer = await api.attempt(call, VariantBatchAnswerWire)
	if (!answer.ok) throw refusalResponse(answer)
	return answer.data.list.map((result) => ({
		field: `${field}-${result.variantId}`,
		error: result.isDone ? null : errorOf(result),
	}))
}

function errorOf({ code }: Batch[number]): string {
	if (code === 'STOCK_PROMISED') return 'promised'
	if (code === 'CHANGED_MEANWHILE') return 'sheet.moved'
	return code === 'INVALID' ? 'sheet.belowDiscount' : 'sheet.gone'
}
