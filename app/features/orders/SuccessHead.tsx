import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderView } from './order-view.ts'

const headings = {
	onDelivery: 'success.heading',
	unpaid: 'success.heading',
	rejected: 'success.heading',
	waiting: 'success.waitingHeading',
	paid: 'success.paidHeading',
	ended: 'success.endedHeading',
} as const

/** Thanks, what comes next, and the order's number. */
export function SuccessHead({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const isGood = order.payment !== 'ended'
	const payee = order.online ? 'ONLINE' : order.guide
	const payLead = payee === null ? null : t(`payment:${payee}.lead`)
	const lead = {
		onDelivery: order.cod && t('payment:COD.amount', { amount: order.cod.amount }),
		unpaid: payLead,
		rejected: payLead,
		waiting: t('success.waitingLead'),
		paid: t(`statusHelp.${order.status}`, { context: order.delivery }),
		ended: t(`statusHelp.${order.status}`, { context: order.delivery }),
	}
	return (
		<header className="flex flex-col gap-2">
			<div className="flex items-center gap-3">
				<span
					className={`grid size-10 flex-none place-items-center rounded-full ${isGood ? 'bg-tint-2 text-link' : 'bg-sunk text-mute'} print:hidden`}
				>
					<Icon name={isGood ? 'check' : 'clock'} size="large" />
				</span>
				<h1>{t(headings[order.payment])}</h1>
			</div>
			<p className="text-mute">{lead[order.payment]}</p>
			<div className="flex flex-wrap items-center gap-2">
				<MutedText as="span">{t('number')}</MutedText>
				<b className="tabular-nums font-bold select-all" data-order-number>
					{order.number}
				</b>
				<OrderStatusBadge status={order.status} colour={order.colour} />
			</div>
		</header>
	)
}
