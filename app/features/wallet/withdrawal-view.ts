import { formatDateTime } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import type { SavedBank } from '#app/domain/saved-bank.ts'
import { leastWithdrawal, type Withdrawal, withdrawalColours } from '#app/domain/withdrawal.ts'
import type { Locale } from '#app/i18n/paths.ts'
import type { WithdrawView } from './WithdrawForm.tsx'

export type WithdrawalView = ReturnType<typeof withdrawalView>

/** A withdrawal as lists and the page after asking show it. */
export function withdrawalView(withdrawal: Withdrawal, locale: Locale) {
	const { id, code, source, status, bankName, masked, holder, reference, reason } = withdrawal
	return {
		...{ id, code, source, status, bankName, masked, holder, reference, reason },
		colour: withdrawalColours[status],
		amount: formatMoney(withdrawal.amount),
		requested: formatDateTime(withdrawal.requested, locale),
		ended: withdrawal.ended && formatDateTime(withdrawal.ended, locale),
	}
}

type Facts = {
	path: WithdrawView['path']
	available: number
	hasOpen: boolean
	banks: SavedBank[]
	hasPassword: boolean
	formToken: string
	formKey: string
}

/** What the form for a withdrawal needs; without a way to one, why. */
export function withdrawView({ available, hasOpen, banks, ...facts }: Facts): WithdrawView {
	const hindrance = hasOpen
		? 'open'
		: available < leastWithdrawal
			? 'little'
			: banks.length === 0
				? 'noBank'
				: null
	return {
		...facts,
		hindrance,
		least: formatMoney(leastWithdrawal),
		available: formatMoney(available),
		banks: banks.map(({ id, bankName, masked }) => ({ id, label: `${bankName} ${masked}` })),
	}
}
