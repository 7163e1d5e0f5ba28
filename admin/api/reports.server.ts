import {
	LiabilitiesReportWire,
	type SalesDimension,
	SalesPartsWire,
	SalesReportWire,
	StockReportWire,
	StockVariantsWire,
} from '#contract/operator-reports.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

/** Days in Jakarta, yyyy-mm-dd: the first and the last. */
export type ReportSpan = { from: string; until: string }
export type SalesReport = Renamed<ReturnType<typeof SalesReportWire.parse>['data']>
export type SalesPart = Renamed<ReturnType<typeof SalesPartsWire.parse>['data']>['list'][number]
export type StockReport = Renamed<ReturnType<typeof StockReportWire.parse>['data']>
export type LiabilitiesReport = Renamed<ReturnType<typeof LiabilitiesReportWire.parse>['data']>

const spanQuery = ({ from, until }: ReportSpan) => ({ FROM: from, UNTIL: until })

/** Sales of a period by day, beside the period before. */
export function readSalesReport(api: OperatorApi, span: ReportSpan): Promise<SalesReport> {
	return api.ask({ path: '/reports/sales', query: spanQuery(span) }, SalesReportWire)
}

/** Sales of a period by product, courier and so on; "next" goes on after the page before. */
export function readSalesParts(
	api: OperatorApi,
	asked: ReportSpan & { by: SalesDimension; next: string; limit: number },
) {
	const query = { ...spanQuery(asked), BY: asked.by, NEXT: asked.next, LIMIT: asked.limit }
	return api.ask({ path: '/reports/sales/parts', query }, SalesPartsWire)
}

/** What lies in the warehouse, by category. */
export function readStockReport(api: OperatorApi): Promise<StockReport> {
	return api.ask({ path: '/reports/stock' }, StockReportWire)
}

/** The same by variant, a page after the one that ended with this variant. */
export function readStockVariants(api: OperatorApi, next: number) {
	return api.ask({ path: '/reports/stock/variants', query: { NEXT: next } }, StockVariantsWire)
}

/** What the shop owes at the beginning and the end of a period. */
export function readLiabilities(api: OperatorApi, span: ReportSpan): Promise<LiabilitiesReport> {
	return api.ask({ path: '/reports/liabilities', query: spanQuery(span) }, LiabilitiesReportWire)
}
