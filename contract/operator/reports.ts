import * as reports from '../operator-reports.ts'
import { byOperator } from './operation.ts'

const wrongPeriod = {
	422: 'INVALID; REPORT_PERIOD_WRONG: it ends before it begins, or is longer than 366 days',
}

/** Endpoints of reports on sales, stock and liabilities. */
export const OPERATOR_REPORT_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/reports/sales',
		summary: 'Sales of a period by day, beside the period before',
		query: reports.ReportPeriodQueryWire,
		answer: reports.SalesReportWire,
		failures: wrongPeriod,
	},
	{
		method: 'GET',
		path: '/reports/sales/parts',
		summary: 'Sales of a period by product, category, courier, city, agent, affiliate or voucher',
		query: reports.SalesPartsQueryWire,
		answer: reports.SalesPartsWire,
		failures: wrongPeriod,
	},
	{
		method: 'GET',
		path: '/reports/stock',
		summary: 'What lies in the storeroom, by category',
		answer: reports.StockReportWire,
	},
	{
		method: 'GET',
		path: '/reports/stock/variants',
		summary: 'The same by variant, in pages',
		query: reports.StockVariantsQueryWire,
		answer: reports.StockVariantsWire,
	},
	{
		method: 'GET',
		path: '/reports/liabilities',
		summary: 'What the shop owes to buyers, agents and affiliates, by account',
		query: reports.ReportPeriodQueryWire,
		answer: reports.LiabilitiesReportWire,
		failures: wrongPeriod,
	},
])
