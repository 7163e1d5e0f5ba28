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
	return api.request({ path: '/reports/sales', query: spanQuery(span) }, SalesReportWire)
}

/** Sales of a period by product, courier and so on; `next` is the cursor of the next page. */
export function readSalesParts(
	api: OperatorApi,
	selection: ReportSpan & { by: SalesDimension; next: string; limit: number },
) {
	const query = {
		...spanQuery(selection),
		BY: selection.by,
		NEXT: selection.next,
		LIMIT: selection.limit,
	}
	return api.request({ path: '/reports/sales/parts', query }, SalesPartsWire)
}

/** Stock and its value by category. */
export function readStockReport(api: OperatorApi): Promise<StockReport> {
	return api.request({ path: '/reports/stock' }, StockReportWire)
}

/** Stock and its value by variant; `next` is the cursor of the next page. */
export function readStockVariants(api: OperatorApi, next: number) {
	return api.request({ path: '/reports/stock/variants', query: { NEXT: next } }, StockVariantsWire)
}

/** Liabilities at the beginning and the end of a period. */
export function readLiabilities(api: OperatorApi, span: ReportSpan): Promise<LiabilitiesReport> {
	return api.request(
		{ path: '/reports/liabilities', query: spanQuery(span) },
		LiabilitiesReportWire,
	)
}
