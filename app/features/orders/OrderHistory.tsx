import { useTranslation } from 'react-i18next'
import { Timeline } from '#app/ui/Timeline.tsx'
import type { OrderView } from './order-view.ts'

/** The order's status changes with their dates, newest last. */
export function OrderHistory({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const last = order.events.length - 1
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="mb-4">
				{t('history.title')}
			</h2>
			<Timeline
				entries={order.events.map((event, index) => ({
					title: event.to === 'PENDING' ? t('history.placed') : t(`status.${event.to}`),
					detail: event.date,
					state: index === last ? 'current' : 'done',
				}))}
			/>
		</section>
	)
}
