import { readLiabilities } from '#contract/liabilities-report.ts'
import { readSalesParts, readSalesReport } from '#contract/sales-report.ts'
import { readStockReport, readStockVariants } from '#contract/stock-report.ts'
import { answer } from '#website-api/http/answer.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { liabilitiesReport } from './liabilities.queries.ts'
import { reportPeriod } from './report-period.ts'
import { salesParts } from './sales-parts.queries.ts'
import { salesReport } from './sales-report.queries.ts'
import { stockReport, stockVariants } from './stock-report.queries.ts'

/** Staff endpoints of reports on sales, stock and liabilities. */
export const reportStaffAnswers = [
	answer(readSalesReport, ({ db, caller, query }) =>
		salesReport(db, chosenCompany(caller), reportPeriod(query)),
	),
	answer(readSalesParts, ({ db, caller, locale, query }) =>
		salesParts(db, chosenCompany(caller), { ...query, ...reportPeriod(query), locale }),
	),
	answer(readStockReport, ({ db, caller, locale }) =>
		stockReport(db, chosenCompany(caller), locale),
	),
	answer(readStockVariants, ({ db, caller, locale, query }) =>
		stockVariants(db, chosenCompany(caller), { ...query, locale }),
	),
	answer(readLiabilities, ({ db, caller, query }) =>
		liabilitiesReport(db, chosenCompany(caller), reportPeriod(query)),
	),
]
