import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { SavedBank } from '#contract/bank.ts'
import type { Withdrawal } from '#contract/withdrawal.ts'
import { minWithdrawal, withdrawalColours } from '#app/domain/withdrawal.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { paths } from '#app/paths.ts'

/** Path of the balance's page. */
export type WithdrawalPath = (typeof paths.profile)['wallet' | 'affiliate' | 'agency']

/** Data of the withdrawal form. */
export type WithdrawView = {
	/** Action of the form, without the language. */
	path: WithdrawalPath
	formToken: string
	formKey: string
	/** Why the form is not shown; null: it is. */
	blockedBy: 'open' | 'little' | 'noBank' | null
	/** Formatted. */
	least: string
	available: string
	banks: { id: string; label: string }[]
	hasPassword: boolean
}

export type WithdrawalView = ReturnType<typeof withdrawalView>

/** A withdrawal as lists and the confirmation page show it. */
export function withdrawalView(withdrawal: Withdrawal, locale: Locale) {
	const { id, code, source, status, bankName, masked, holder, reference, reason } = withdrawal
	return {
		id,
		code,
		source,
		status,
		bankName,
		masked,
		holder,
		reference,
		reason,
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

/** Data of the withdrawal form; without a form, the reason. */
export function withdrawView({ available, hasOpen, banks, ...facts }: Facts): WithdrawView {
	const blockedBy = hasOpen
		? 'open'
		: available < minWithdrawal
			? 'little'
			: banks.length === 0
				? 'noBank'
				: null
	return {
		...facts,
		blockedBy,
		least: formatMoney(minWithdrawal),
		available: formatMoney(available),
		banks: banks.map(({ id, bankName, masked }) => ({ id, label: `${bankName} ${masked}` })),
	}
}
