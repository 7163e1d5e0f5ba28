import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { OrderView } from './order-view.ts'

const colours = { WAITING: 'orange', ACCEPTED: 'green', REJECTED: 'red' } as const

/** Money that arrived, and what the customer said about it. */
export function PaymentsPanel({ order, canOpen }: { order: OrderView; canOpen: boolean }) {
	const { t } = useTranslation('orders')
	if (order.payments.length + order.confirmations.length + order.refunds.length === 0) return null
	return (
		<Panel id="payments" title={t('payments')}>
			<ul className="divide-y divide-line text-14">
				{order.payments.map((one) => (
					<li key={one.key} className="flex flex-wrap justify-between gap-x-4 py-2.5 first:pt-0">
						<span>
							<b className="tabular-nums">{one.amount}</b> · {t(`outcome.${one.outcome}`)}
							<span className="block text-mute">
								{one.provider} · {one.reference}
							</span>
						</span>
						<span className="text-mute">{one.at}</span>
					</li>
				))}
				{order.confirmations.map((one) => (
					<li key={one.id} className="flex flex-wrap justify-between gap-x-4 py-2.5 first:pt-0">
						<span>
							{t('confirmation', { amount: one.amount })}{' '}
							<Badge colour={colours[one.status]}>{t(`confirmationStatus.${one.status}`)}</Badge>
							<span className="block text-mute">{one.sender}</span>
						</span>
						<span className="text-right text-mute">
							{one.sent}
							{canOpen ? (
								<TextLink
									href={`/orders/${order.number}/proof/${one.id}`}
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
				{order.refunds.map((one) => (
					<li key={one.key} className="flex flex-wrap justify-between gap-x-4 py-2.5 first:pt-0">
						<span>
							<b className="tabular-nums">−{one.amount}</b> ·{' '}
							{t(`refundPart.reasons.${one.reason}`)}
							<span className="block text-mute">
								{t('refundPart.list')} · {one.madeBy}
							</span>
						</span>
						<span className="text-mute">{one.at}</span>
					</li>
				))}
			</ul>
		</Panel>
	)
}
