import { useTranslation } from '#app/i18n/use-translation.ts'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import type { OrderView } from './order-view.ts'

type OrderHistoryProps = {
	order: Pick<OrderView, 'delivery' | 'events' | 'shipments'>
	/** Steps that have not come yet. */
	ahead?: { text: 'arrives' | 'completes'; date: string }[]
}

/** The order's status changes with their dates, newest last, and what is to come. */
export function OrderHistory({ order, ahead = [] }: OrderHistoryProps) {
	const { t } = useTranslation('orders')
	const last = order.events.length - 1
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="mb-4">
				{t('history.title')}
			</h2>
			<Timeline
				entries={[
					...order.events.map((event, index) => ({
						title:
							event.to === 'PENDING'
								? t('history.placed')
								: t(`status.${event.to}`, { context: order.delivery }),
						detail: (
							<>
								{event.date}
								{event.to === 'SHIPPING' ? <Tracking order={order} /> : null}
							</>
						),
						state: index === last ? ('current' as const) : ('done' as const),
					})),
					...ahead.map(({ text, date }) => ({
						title: t(`history.${text}`),
						detail: date,
						state: 'ahead' as const,
					})),
				]}
			/>
		</section>
	)
}

/** Courier, tracking number and the courier's page about the parcel. */
function Tracking({ order }: Pick<OrderHistoryProps, 'order'>) {
	const { t } = useTranslation('orders')
	return order.shipments.map(({ methodName, trackingNumber, trackingPage }) =>
		trackingNumber ? (
			<span key={trackingNumber} className="flex flex-wrap items-center gap-x-3">
				<span>{`${methodName} · ${trackingNumber}`}</span>
				{trackingPage ? (
					<a
						className={textLinkStyle({ touch: 'block' })}
						href={trackingPage}
						target="_blank"
						rel="noopener noreferrer"
					>
						{t('details.track')}
					</a>
				) : null}
			</span>
		) : null,
	)
}
