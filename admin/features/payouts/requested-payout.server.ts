import { redirect } from '@remix-run/node'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { payoutRefusal } from './payout-refusal.ts'

export function isProvider(text: string): text is PaymentProvider {
	return PAYMENT_PROVIDERS.some((one) => one === text)
}

/** Leads back to what a payout was asked for, with why there is none. @throws Response */
export function requestedPayout(
	staff: Pick<Staff, 'locale' | 'notices'>,
	answer: { ok: true } | Refusal,
	back: string,
) {
	staff.notices.put(
		answer.ok
			? noticeOf(staff, 'payouts:requested')
			: noticeOf(staff, payoutRefusal(answer), {}, 'error'),
	)
	return redirect(back, 303)
}
