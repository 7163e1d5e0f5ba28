import type { Statement, StatementQuery } from '#contract/statement.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName, periodOf } from '#website-api/modules/platform/periods/period.ts'
import { balanceOf } from './account.queries.ts'
import { type StatedKind, statementOf } from './statement.queries.ts'

type Requested = { db: Queryable; owner: Owner; locale: Locale; query: StatementQuery }

/** A page of a statement, and its customer's balance. */
export async function statementPage(
	{ db, owner, locale, query }: Requested,
	account: StatedKind,
): Promise<Statement> {
	const { rows, total } = await statementOf(db, owner, account, {
		kind: query.kind,
		period: query.period === undefined ? undefined : periodOf(query.period),
		index: query.page,
		size: query.pageSize,
	})
	return {
		list: rows,
		pages: Math.ceil(total / query.pageSize),
		count: total,
		balance: await balanceOf(db, owner.companyId, owner.customerId, account),
		periods: lastTwelve(await dayInJakarta(db))
			.toReversed()
			.map((period) => ({ code: period.code, name: periodName(period, locale) })),
	}
}
