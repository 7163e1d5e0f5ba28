import { Hono } from 'hono'
import {
	ReportPeriodQueryWire,
	SalesPartsQueryWire,
	StockVariantsQueryWire,
} from '#contract/operator-reports.ts'
import { readQuery } from '#website-api/http/input.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { liabilitiesReport } from './liabilities.queries.ts'
import { reportPeriod } from './report-period.ts'
import { salesParts } from './sales-parts.queries.ts'
import { salesReport } from './sales-report.queries.ts'
import { stockReport, stockVariants } from './stock-report.queries.ts'

/** Staff routes of reports on sales, stock and liabilities, under /operator/v1/reports. */
export const reportStaffRoutes = new Hono<OperatorEnv>()
	.get('/sales', async (c) => {
		const { db, operator } = c.var
		const period = reportPeriod(readQuery(c, ReportPeriodQueryWire))
		return c.json({ data: await salesReport(db, chosenCompany(operator), period) })
	})
	.get('/sales/parts', async (c) => {
		const { db, operator, locale } = c.var
		const query = readQuery(c, SalesPartsQueryWire)
		const asked = { ...query, ...reportPeriod(query), locale }
		return c.json({ data: await salesParts(db, chosenCompany(operator), asked) })
	})
	.get('/stock', async (c) => {
		const { db, operator, locale } = c.var
		return c.json({ data: await stockReport(db, chosenCompany(operator), locale) })
	})
	.get('/stock/variants', async (c) => {
		const { db, operator, locale } = c.var
		const query = readQuery(c, StockVariantsQueryWire)
		return c.json({ data: await stockVariants(db, chosenCompany(operator), { ...query, locale }) })
	})
	.get('/liabilities', async (c) => {
		const { db, operator } = c.var
		const period = reportPeriod(readQuery(c, ReportPeriodQueryWire))
		return c.json({ data: await liabilitiesReport(db, chosenCompany(operator), period) })
	})
