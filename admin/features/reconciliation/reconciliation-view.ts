import { providerName } from '#contract/online-method.ts'
import type { Reconciliation, SettledLine } from '#contract/reconciliation.ts'
import { dayText } from '#admin/features/statements/statement-view.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A compared day as the pages show it. */
export function reconciliationView(one: Reconciliation, locale: Locale) {
	const { id, state, said, entries, open, explained, comparedAt } = one
	return {
		id,
		href: `/payments/reconciliation/${id}`,
		provider: providerName(one.provider),
		day: dayText(one.day, locale),
		state,
		said,
		entries,
		open,
		explained,
		compared: comparedAt === null ? null : formatDateTime(comparedAt, locale),
		theirs: formatMoney(one.theirs),
		ours: formatMoney(one.ours),
		fees: formatMoney(one.fees),
		net: formatMoney(one.net),
	}
}
export type ReconciliationView = ReturnType<typeof reconciliationView>

/** A difference as the pages show it. */
export function lineView(line: SettledLine) {
	const { id, kind, reference, number, difference, state, said, steps, explanation } = line
	const rupiah = (amount: number | null) => (amount === null ? null : formatMoney(amount))
	return {
		id,
		kind,
		reference,
		number,
		difference,
		state,
		said,
		steps,
		explanation,
		theirs: rupiah(line.theirs),
		ours: rupiah(line.ours),
		fee: rupiah(line.fee),
		settledBy: line.settledBy,
		isOpen: explanation === '',
	}
}
export type LineView = ReturnType<typeof lineView>
