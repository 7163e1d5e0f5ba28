import { providerName } from '#contract/online-method.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { OrderView } from './order-view.ts'

const colours = { WAITING: 'orange', ACCEPTED: 'green', REJECTED: 'red' } as const
const rowClass = 'flex flex-wrap justify-between gap-x-4 py-2.5 first:pt-0'

/** Received payments, the customer's payment confirmations, and refunds. */
export function PaymentsPanel({ order, canOpen }: { order: OrderView; canOpen: boolean }) {
	const { t } = useTranslation('orders')
	if (order.payments.length + order.confirmations.length + order.refunds.length === 0) return null
	return (
		<Panel id="payments" title={t('payments')}>
			<ul className="divide-y divide-line text-14">
				{order.payments.map((payment) => (
					<li key={payment.key} className={rowClass}>
						<span>
							<b className="tabular-nums">{payment.amount}</b> · {t(`outcome.${payment.outcome}`)}
							<span className="block text-mute">
								{providerName(payment.provider)} · {payment.reference}
							</span>
						</span>
						<span className="text-mute">{payment.at}</span>
					</li>
				))}
				<Waiver waiver={order.waiver} />
				{order.confirmations.map((confirmation) => (
					<li key={confirmation.id} className={rowClass}>
						<span>
							{t('confirmation', { amount: confirmation.amount })}{' '}
							<Badge colour={colours[confirmation.status]}>
								{t(`confirmationStatus.${confirmation.status}`)}
							</Badge>
							<span className="block text-mute">{confirmation.sender}</span>
						</span>
						<span className="text-right text-mute">
							{confirmation.sent}
							{canOpen ? (
								<TextLink
									href={`/orders/${order.number}/proof/${confirmation.id}`}
									reload
									touch="block"
									className="ml-3"
								>
									{t('pay.proof')}
								</TextLink>
							) : null}
						</span>
					</li>
				))}
				<Refunds refunds={order.refunds} />
			</ul>
		</Panel>
	)
}

function Waiver({ waiver }: Pick<OrderView, 'waiver'>) {
	const { t } = useTranslation('orders')
	if (!waiver) return null
	return (
		<li className={rowClass}>
			<span>
				<b className="tabular-nums">{waiver.amount}</b> · {t('shortfall.waived')}
				<span className="block text-mute">
					{waiver.reason} · {waiver.madeBy}
				</span>
			</span>
			<span className="text-mute">{waiver.at}</span>
		</li>
	)
}

function Refunds({ refunds }: Pick<OrderView, 'refunds'>) {
	const { t } = useTranslation('orders')
	return (
		<>
			{refunds.map((refund) => (
				<li key={refund.key} className={rowClass}>
					<span>
						<b className="tabular-nums">−{refund.amount}</b> ·{' '}
						{t(`refundPart.reasons.${refund.reason}`)}
						<span className="block text-mute">
							{t('refundPart.list')} · {refund.madeBy}
						</span>
					</span>
					<span className="text-mute">{refund.at}</span>
				</li>
			))}
		</>
	)
}
