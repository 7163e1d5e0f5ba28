import type { PaymentResult } from './chosen-payments.server.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type PaymentRow = {
	number: string
	buyer: string
	bank: string | null
	/** Formatted, and in rupiah. */
	due: string
	amount: number
	proof: { href: string; amount: string; differs: boolean } | null
}

type PaymentChoicesProps = {
	rows: PaymentRow[]
	/** Numbers of selected orders that wait for no payment. */
	skipped: string[]
	/** The form was sent without a selected order. */
	isEmpty: boolean
}

/** Unpaid orders with the amount due; those with a matching payment confirmation are selected. */
export function PaymentChoices({ rows, skipped, isEmpty }: PaymentChoicesProps) {
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

/** The result of each payment. */
export function PaymentResults({ results }: PaymentResultsProps) {
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
