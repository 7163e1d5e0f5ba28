import type { OperatorApi } from '#admin/api/client.server.ts'
import { everyRow } from '#admin/features/files/table-file.server.ts'
import { readSalesParts, type SalesDimension } from '#contract/sales-report.ts'
import { readStockVariants } from '#contract/stock-report.ts'
import { type ReportSpan } from '#contract/report.ts'

/** Rows per request. */
const PAGE = 2000

/** Rows of the file of sales by product, courier and so on. */
export async function* partRows(api: OperatorApi, selection: ReportSpan & { by: SalesDimension }) {
	const read = (next: string) =>
		api.call(readSalesParts, { query: { ...selection, next, limit: PAGE } })
	for await (const row of everyRow('', read)) {
		yield [
			row.key,
			row.name,
			row.orderCount,
			row.unitCount,
			row.goods,
			row.shipping,
			row.given,
			row.previousGoods,
		]
	}
}

/** Rows of the file of the stock, one for each variant. */
export async function* variantRows(api: OperatorApi) {
	const read = (next: number) => api.call(readStockVariants, { query: { next } })
	for await (const row of everyRow(0, read)) {
		yield [row.sku, row.name, row.categoryName, row.price, row.onHand, row.reserved, row.value]
	}
}
