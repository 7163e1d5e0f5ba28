import { BANKS } from '#contract/bank.ts'
import { type BankPayout, OPEN_PAYOUT_STATES } from '#contract/bank-payout.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { badgeColours } from './payout-colours.ts'

const banks = new Map<string, string>(Object.entries(BANKS))

/** A payout, as its page shows it. */
export function payoutView(payout: BankPayout, locale: Locale) {
	const { id, way, state, fee, batchId, withdrawalId, refundId, said } = payout
	const at = (date: Date) => formatDateTime(date, locale)
	return {
		id,
		way,
		state: state satisfies keyof typeof badgeColours,
		batchId,
		href: batchId === null ? `/payouts/${id}` : `/payouts/files/${batchId}`,
		isOfWithdrawal: withdrawalId !== null,
		isOfRefund: refundId !== null,
		amount: formatMoney(payout.amount),
		fee: fee === 0 ? null : formatMoney(fee),
		bank: banks.get(payout.bankCode) ?? payout.bankCode,
		number: payout.number,
		holder: payout.holder,
		bankHolder: payout.bankHolder,
		said,
		isOwn: payout.isOwn,
		requester: { name: payout.requester, at: at(payout.requestedAt) },
		approver:
			payout.approver === null || payout.approvedAt === null
				? null
				: { name: payout.approver, at: at(payout.approvedAt) },
	}
}
export type PayoutView = ReturnType<typeof payoutView>

/** The payout of something that is being paid out now; null: none. */
export function runningOf(payouts: BankPayout[], isOf: (payout: BankPayout) => boolean) {
	const found = payouts.find((payout) => isOf(payout) && OPEN_PAYOUT_STATES.includes(payout.state))
	if (!found) return null
	const { id, batchId, state, way } = found
	return { state, way, href: batchId === null ? `/payouts/${id}` : `/payouts/files/${batchId}` }
}
export type Running = NonNullable<ReturnType<typeof runningOf>>
