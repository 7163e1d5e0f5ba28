import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Countdown } from '#app/ui/Countdown.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { paperStyle } from '#web/ui/paper-style.ts'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import type { OrderView } from './order-view.ts'
import { QrisCode } from './QrisCode.tsx'

/** Amount, payee and deadline; renders nothing when the order has no payee. */
export function PayInstructions({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const { bank, qr, guide } = order
	if (guide === null) return null
	return (
		<section
			aria-labelledby={`pay-${order.number}`}
			className={`flex flex-col gap-4 rounded-card border border-[#14171c] p-4 sm:p-6 ${paperStyle}`}
		>
			<h2 id={`pay-${order.number}`}>{t(`payment:${guide}.title`)}</h2>
			{qr ? <QrisCode qr={qr} amount={order.due} /> : null}
			<Amount
				order={order}
				label={t(`payment:${guide}.amount`)}
				help={t(`payment:${guide}.exact`)}
			/>
			{order.received ? <p>{t('pay.received', { received: order.received })}</p> : null}
			<dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
				{bank ? <Account bank={bank} /> : null}
				{order.deadline ? <Deadline deadline={order.deadline} now={order.now} /> : null}
			</dl>
		</section>
	)
}

function Amount({ order, label, help }: { order: OrderView; label: string; help: string }) {
	const { t } = useTranslation('orders')
	return (
		<div>
			<MutedText>{label}</MutedText>
			<div className="text-28 font-bold tabular-nums sm:text-36" data-amount={order.dueDigits}>
				<CopyButton
					value={order.dueDigits}
					shown={order.due}
					label={t('copy.label')}
					messages={copyMessages(t)}
				/>
			</div>
			{order.uniqueCode === null || order.received ? null : (
				<p className="flex flex-wrap items-center justify-between gap-2 mt-2 rounded-control bg-[#fdf3d3] px-3 py-2 font-semibold">
					<span>{t('totals.uniqueCode')}</span>
					<span className="tabular-nums" data-unique-code>
						+ {order.uniqueCode}
					</span>
				</p>
			)}
			<MutedText className="mt-2">{help}</MutedText>
		</div>
	)
}

function Account({ bank }: { bank: NonNullable<OrderView['bank']> }) {
	const { t } = useTranslation('orders')
	return (
		<>
			<Fact term={t('pay.bank')}>
				<span className="text-18">{bank.name}</span>
			</Fact>
			<Fact term={t('pay.account')}>
				<span className="text-18 tabular-nums">
					<CopyButton value={bank.number} label={t('copy.label')} messages={copyMessages(t)} />
				</span>
			</Fact>
			<Fact term={t('pay.holder')}>{bank.holder}</Fact>
		</>
	)
}

type DeadlineProps = { deadline: NonNullable<OrderView['deadline']>; now: string }

/** Until when to pay, and how long that is. */
export function Deadline({ deadline, now }: DeadlineProps) {
	const { t } = useTranslation('orders')
	return (
		<div>
			<MutedText as="dt">{t('pay.deadline')}</MutedText>
			<dd className="font-semibold tabular-nums">
				<time dateTime={deadline.iso}>{deadline.texts}</time>
			</dd>
			<MutedText as="dd" className="print:hidden">
				{t('pay.left')}:{' '}
				<Countdown
					until={deadline.iso}
					now={now}
					dayWords={{ one: t('pay.day'), other: t('pay.days') }}
					over={t('pay.over')}
					endsAt={deadline.texts}
				/>
			</MutedText>
		</div>
	)
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<MutedText as="dt">{term}</MutedText>
			<dd className="font-semibold">{children}</dd>
		</div>
	)
}
