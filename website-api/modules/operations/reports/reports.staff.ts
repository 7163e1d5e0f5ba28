import { readLiabilities } from '#contract/liabilities-report.ts'
import { readSalesParts, readSalesReport } from '#contract/sales-report.ts'
import { readStockReport, readStockVariants } from '#contract/stock-report.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { liabilitiesReport } from './liabilities.queries.ts'
import { reportPeriod } from './report-period.ts'
import { salesParts } from './sales-parts.queries.ts'
import { salesReport } from './sales-report.queries.ts'
import { stockReport, stockVariants } from './stock-report.queries.ts'

/** Staff endpoints of reports on sales, stock and liabilities. */
export const reportStaffAnswers = [
	answer(readSalesReport, ({ db, operator, query }) =>
		salesReport(db, chosenCompany(operator), reportPeriod(query)),
	),
	answer(readSalesParts, ({ db, operator, locale, query }) =>
		salesParts(db, chosenCompany(operator), { ...query, ...reportPeriod(query), locale }),
	),
	answer(readStockReport, ({ db, operator, locale }) =>
		stockReport(db, chosenCompany(operator), locale),
	),
	answer(readStockVariants, ({ db, operator, locale, query }) =>
		stockVariants(db, chosenCompany(operator), { ...query, locale }),
	),
	answer(readLiabilities, ({ db, operator, query }) =>
		liabilitiesReport(db, chosenCompany(operator), reportPeriod(query)),
	),
]
