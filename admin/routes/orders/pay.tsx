import { json, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { readOrders } from '#admin/features/orders/several-orders.server.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import { paymentRow, recordChosen } from '#admin/features/orders/chosen-payments.server.ts'
import { PaymentChoices, PaymentResults } from '#admin/features/orders/PaymentChoices.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Orders on one page of the order list. */
const maxOrders = 25
const Amount = z.coerce.number().int().min(1).max(1_000_000_000_000)

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const orders = await readOrders(api, chosenNumbers(args.request).slice(0, maxOrders))
	const rows = orders.map(paymentRow)
	return {
		title: pageTitle(locale, 'orders:bulkPayments.title'),
		rows: rows.filter(({ isWaiting }) => isWaiting),
		skipped: rows.filter(({ isWaiting }) => !isWaiting).map(({ number }) => number),
	}
}

export async function action(args: AdminArgs) {
	const { api } = await requireStaff(args, 'payments.confirm')
	const form = await args.request.formData()
	const shown = chosenNumbers(args.request)
	const ticked = [...new Set(form.getAll('n').map(String))].filter((n) => shown.includes(n))
	const payments = ticked.slice(0, maxOrders).flatMap((number) => {
		const amount = Amount.safeParse(form.get(`due.${number}`))
		return amount.success ? [{ number, amount: amount.data }] : []
	})
	if (payments.length === 0) return json({ results: null, isEmpty: true }, { status: 422 })
	return json({ results: await recordChosen(api, payments), isEmpty: false })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PayPage() {
	const { rows, skipped } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	const back = { href: '/orders?tab=TO_CHECK', label: t('title') }
	if (answer?.results) {
		return (
			<>
				<PageHead title={t('bulkPayments.title')} back={back} />
				<PaymentResults results={answer.results} />
			</>
		)
	}
	return (
		<>
			<PageHead title={t('bulkPayments.title')} back={back}>
				<p className="max-w-[68ch] text-mute">{t('bulkPayments.text')}</p>
			</PageHead>
			{rows.length === 0 ? (
				<EmptyState
					title={t('bulkPayments.nothing')}
					action={<ButtonLink href="/orders">{t('title')}</ButtonLink>}
				>
					{t('bulkPayments.nothingText')}
				</EmptyState>
			) : (
				<PaymentChoices rows={rows} skipped={skipped} isEmpty={answer?.isEmpty ?? false} />
			)}
		</>
	)
}
