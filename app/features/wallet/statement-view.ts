import { formatDateSeconds } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Statement, StatementKind } from '#contract/statement.ts'
import type { StatementFilter } from '#app/domain/statement.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'

export type StatementPath = (typeof paths.profile)['wallet' | 'coins' | 'affiliateWithdrawals']

export type StatementView = ReturnType<typeof statementView>

/** A statement as its table shows it. */
export function statementView(
	requested: StatementFilter,
	{ list, pages, periods }: Statement,
	{ locale, path, kinds }: { locale: Locale; path: StatementPath; kinds: readonly StatementKind[] },
) {
	const amountOf = path === paths.profile.coins ? digits : formatMoney
	return {
		requested,
		pages,
		periods,
		path,
		kinds: [...kinds],
		entries: list.map(({ id, date, kind, amount, balance, order, note }) => ({
			id,
			kind,
			order,
			note,
			date: formatDateSeconds(date, locale),
			/** With a plus or minus sign. */
			amount: `${amount < 0 ? '−' : '+'}${amountOf(Math.abs(amount))}`,
			isIn: amount > 0,
			// formatMoney returns "Rp 0" for zero.
			balance: amountOf(balance),
		})),
	}
}

/** Path of a statement page. */
export function statementPath(
	path: StatementPath,
	{ page, kind, period }: Partial<StatementFilter>,
): `/${string}` {
	const query = new URLSearchParams()
	if (kind) query.set('kind', kind)
	if (period) query.set('period', period)
	if (page && page > 1) query.set('page', String(page))
	const search = String(query)
	return search === '' ? path : `${path}?${search}`
}
