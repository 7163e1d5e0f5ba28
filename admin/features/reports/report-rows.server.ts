import type { OperatorApi } from '#admin/api/client.server.ts'
import { readSalesParts, readStockVariants, type ReportSpan } from '#admin/api/reports.server.ts'
import type { SalesDimension } from '#contract/operator-reports.ts'
import { everyRow } from './csv-file.server.ts'

/** Rows that one question asks for. */
const PAGE = 2000

/** Rows of the CSV file of sales by product, courier and so on. */
export async function* partRows(api: OperatorApi, asked: ReportSpan & { by: SalesDimension }) {
	const read = (next: string) => readSalesParts(api, { ...asked, next, limit: PAGE })
	for await (const one of everyRow('', read)) {
		yield [
			...[one.key, one.name, one.orderCount, one.unitCount, one.goods],
			...[one.shipping, one.given, one.previousGoods],
		]
	}
}

/** Rows of the CSV file of the stock, one for each variant. */
export async function* variantRows(api: OperatorApi) {
	for await (const one of everyRow(0, (next: number) => readStockVariants(api, next))) {
		yield [
			...[one.sku, one.name, one.categoryName, one.price],
			...[one.onHand, one.reserved, one.value],
		]
	}
}
