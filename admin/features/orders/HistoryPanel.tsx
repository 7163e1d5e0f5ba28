import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { Timeline } from '#app/ui/Timeline.tsx'
import type { OrderView } from './order-view.ts'

/** What happened to an order, the newest first. */
export function HistoryPanel({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders')
	const entries = order.events.toReversed().map(({ status, at }, index) => ({
		title: t(`status.${status}`, status),
		detail: at,
		state: index === 0 ? ('current' as const) : ('done' as const),
	}))
	return (
		<Panel id="history" title={t('history')}>
			<div className="text-14">
				<Timeline entries={entries} />
			</div>
		</Panel>
	)
}
