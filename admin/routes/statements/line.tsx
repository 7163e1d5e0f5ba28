import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { searchOrders } from '#contract/order-list.ts'
import { dismissBankLines, payWithBankLine, readBankLine } from '#contract/bank-line.ts'
import { LinePanels } from '#admin/features/statements/LinePanels.tsx'
import { LineForm } from '#admin/features/statements/statement.form.ts'
import { lineView } from '#admin/features/statements/statement-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { pressedRow, unusedInput } from '#admin/http/kept-input.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'

const maxFound = 10

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'payments.confirm')
	const line = lineView(await api.call(readBankLine, { id: args.params.id ?? '' }), locale)
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('order') ?? '').trim().slice(0, 100)
	const found = search
		? await api.call(searchOrders, { query: { search, limit: maxFound } })
		: undefined
	return {
		title: pageTitle(locale, 'statements:line.title', { amount: line.amount }),
		line,
		search,
		canOpenOrders: can('orders.read'),
		found:
			found?.list.map((order) => ({
				number: order.orderNumber,
				status: order.orderStatus,
				buyer: order.customerName,
				placed: formatDateTime(order.orderDate, locale),
				total: formatMoney(order.total),
			})) ?? null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const id = args.params.id ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(pressedRow(form), LineForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { value } = parsed
	const unused = value.act === 'pay' ? unusedInput(valuesOf(form), { note: '' }) : null
	if (unused) return refuseForm(unused)
	if (value.act === 'dismiss') {
		const body = { ids: [id], note: value.note }
		const answer = await staff.api.tryCall(dismissBankLines, { body })
		if (!answer.ok) throw refusalResponse(answer)
		staff.notices.put(noticeOf(staff, 'statements:review.ignored', { count: 1 }))
		return redirect(`/statements/lines/${encodeURIComponent(id)}`, 303)
	}
	const answer = await staff.api.tryCall(payWithBankLine, { id, body: { number: value.order } })
	if (!answer.ok) {
		if (![404, 409, 422].includes(answer.status)) throw refusalResponse(answer)
		const [reason = answer.message] = Object.values(answer.errors).flat()
		const values = { ...value, reason }
		return refuseForm({ values, errors: { '': 'upload.refused' } }, answer.status)
	}
	const { outcome } = answer.data
	staff.notices.put(noticeOf(staff, `statements:line.outcome.${outcome}`, { order: value.order }))
	return redirect(`/statements/lines/${encodeURIComponent(id)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LinePage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('statements')
	return (
		<>
			<PageHead
				title={t('line.title', { amount: data.line.amount })}
				back={{ href: '/statements', label: t('title') }}
			>
				<p className="text-14 text-mute">
					{data.line.account} · {data.line.booked}
				</p>
			</PageHead>
			<LinePanels {...data} rejected={rejected} />
		</>
	)
}
