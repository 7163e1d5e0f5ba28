import { redirect } from '@remix-run/node'
import { askPaymentAttempt } from '#contract/provider-message.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Its form stands on the order's page. */
export function loader({ params }: AdminArgs) {
	return redirect(`/orders/${encodeURIComponent(params.number ?? '')}`)
}

/** Asks the provider about an attempt, and leads back to its order. */
export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const { number = '', reference = '' } = args.params
	const answer = await staff.api.tryCall(askPaymentAttempt, { number, reference })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'orders:attempts.answered'))
	else if (answer.code === 'PAYMENT_PROVIDER_AWAY') {
		staff.notices.put(noticeOf(staff, 'orders:attempts.silent', {}, 'warning'))
	} else throw refusalResponse(answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}
