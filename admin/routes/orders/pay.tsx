import { json, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { readOrders } from '#admin/features/orders/several-orders.server.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import {
	paymentRow,
	recordChosen,
	type PaymentResult,
} from '#admin/features/orders/chosen-payments.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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

type PaymentChoicesProps = Pick<SerializeFrom<typeof loader>, 'rows' | 'skipped'> & {
	/** The form was sent without a selected order. */
	isEmpty: boolean
}

function PaymentChoices({ rows, skipped, isEmpty }: PaymentChoicesProps) {
	const { t } = useTranslation('orders')
	const rejected = isEmpty ? { values: {}, errors: { '': 'bulkPayments.none' } } : undefined
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="orders" />
			<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
				{rows.map(({ number, buyer, bank, due, amount, proof }) => (
					<li
						key={number}
						className="grid grid-cols-1 gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
					>
						<input type="hidden" name={`due.${number}`} value={amount} />
						<CheckboxField
							id={`n-${number}`}
							name="n"
							value={number}
							label={t('bulkPayments.chooseOne', { number })}
							defaultChecked={!isEmpty && proof !== null && !proof.differs}
						/>
						<div className="text-14 sm:text-right">
							<p className="text-18 font-bold tabular-nums">{due}</p>
							<p className="text-mute">{[buyer, bank].filter(Boolean).join(' · ')}</p>
							{proof ? (
								<TextLink href={proof.href} touch="line" target="_blank" rel="noreferrer">
									{t('bulkPayments.says')} {proof.amount}
									{proof.differs ? ` (${t('bulkPayments.differs')})` : ''}
								</TextLink>
							) : (
								<p className="text-mute">{t('bulkPayments.noProof')}</p>
							)}
						</div>
					</li>
				))}
			</ul>
			{skipped.length > 0 ? (
				<p className="text-14 text-mute">
					{t('bulkPayments.skipped', { numbers: skipped.join(', ') })}
				</p>
			) : null}
			<div className="sticky bottom-0 -mx-(--gutter) border-t border-line bg-sunk px-(--gutter) py-3">
				<Button variant="primary">{t('bulkPayments.submit')}</Button>
			</div>
		</PostForm>
	)
}

type PaymentResultsProps = { results: { number: string; amount: string; result: PaymentResult }[] }

function PaymentResults({ results }: PaymentResultsProps) {
	const { t } = useTranslation('orders')
	return (
		<div className="grid gap-4">
			<Panel id="results" title={t('bulkPayments.done')}>
				<div className="text-14">
					<ListTable
						caption={t('bulkPayments.done')}
						rows={results}
						keyOf={({ number }) => number}
						columns={[
							{
								label: t('bulkPayments.order'),
								cell: ({ number }) => (
									<TextLink href={`/orders/${number}`} touch="line">
										{number}
									</TextLink>
								),
							},
							{ label: t('bulkPayments.due'), cell: ({ amount }) => amount, end: true },
							{
								label: t('bulkPayments.result'),
								cell: ({ result }) => t(`bulkPayments.results.${result}`),
							},
						]}
					/>
				</div>
			</Panel>
			<div>
				<ButtonLink href="/orders?tab=PAYMENT_CONFIRMED">{t('bulkPayments.toPack')}</ButtonLink>
			</div>
		</div>
	)
}
