import { redirect } from '@remix-run/node'
import { keepView, removeView } from '#contract/order-view.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { orderTabOf } from './order-tabs.ts'

/** Saves or removes a view of the order list if the form requests that; otherwise null. */
export async function changeViews(staff: Staff, form: FormData) {
	const removed = form.get('removeView')
	if (typeof removed === 'string') {
		const answer = await staff.api.tryCall(removeView, { id: removed })
		if (!answer.ok && answer.status !== 404) throw refusalResponse(answer)
		return redirect('/orders', 303)
	}
	const name = form.get('keepView')
	if (typeof name !== 'string') return null
	const { key, tab } = orderTabOf(String(form.get('tab')))
	const search = String(form.get('search') ?? '').slice(0, 100)
	const body = { name: name.trim(), tab, search }
	const answer = await staff.api.tryCall(keepView, { body })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'orders:view.kept'))
	else if (answer.status === 409 || answer.status === 422)
		staff.notices.put({ type: 'warning', text: answer.message })
	else throw refusalResponse(answer)
	const query = new URLSearchParams({ tab: key, ...(search && { q: search }) })
	return redirect(`/orders?${query}`, 303)
}
