import type { z } from 'zod'
import type { StatementQueryWire, StatementRow, StatementRowWire } from '#contract/statement.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName, periodOf } from '#website-api/modules/platform/periods/period.ts'
import { balanceOf } from './account.queries.ts'
import { type LedgerRow, type StatedKind, statementOf } from './statement.queries.ts'

type Requested = { var: { db: Queryable; companyId: number; customerId: string; locale: Locale } }

/** A page of a statement in its wire form. */
export async function statementWire(
	{ var: { db, companyId, customerId, locale } }: Requested,
	account: StatedKind,
	query: z.output<typeof StatementQueryWire>,
) {
	const { rows, total } = await statementOf(db, { companyId, customerId }, account, {
		kind: query.STATEMENT_KIND,
		period: query.PERIODE_CODE === undefined ? undefined : periodOf(query.PERIODE_CODE),
		index: query.PAGE_INDEX,
		size: query.DATA_PER_PAGE,
	})
	return {
		list: rows.map(statementRowWire),
		TOTAL_PAGES: Math.ceil(total / query.DATA_PER_PAGE),
		TOTAL_ROWS: total,
		CURRENT_BALANCE: await balanceOf(db, companyId, customerId, account),
		PERIODE_LIST: lastTwelve(await dayInJakarta(db))
			.toReversed()
			.map((period) => ({
				PERIODE_CODE: period.code,
				PERIODE_NAME: periodName(period, locale),
			})),
	}
}

/** A transaction as its customer and staff see it. */
export function statementRowOf({ at, change, orderNumber, ...row }: LedgerRow): StatementRow {
	return { ...row, date: at, amount: change, order: orderNumber }
}

/** Maps a transaction to its wire form. */
export function statementRowWire(row: LedgerRow): StatementRowWire {
	return {
		STATEMENT_ID: row.id,
		STATEMENT_DATE: row.at.toISOString(),
		STATEMENT_KIND: row.kind,
		AMOUNT: row.change,
		BALANCE: row.balance,
		ORDER_NUMBER: row.orderNumber,
		WITHDRAWAL_ID: row.withdrawalId,
	}
}
