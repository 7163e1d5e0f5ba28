import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { OrderView } from './order-view.ts'

type LinesPanelProps = {
	order: OrderView
	/** Why the price of a line was agreed; null: it was not. */
	agreed: (string | null)[]
}

/** The products of an order and how its total is made up. */
export function LinesPanel({ order, agreed }: LinesPanelProps) {
	const { t } = useTranslation('orders')
	return (
		<Panel id="lines" title={t('lines')}>
			<ul className="divide-y divide-line">
				{order.lines.map((line, at) => (
					<li key={line.key} className="flex gap-4 py-2.5 first:pt-0">
						<div className="min-w-0 flex-1">
							<b>{line.name}</b>
							<p className="text-14 text-mute">
								{[line.variant, line.sku].filter(Boolean).join(' · ')}
							</p>
							{agreed[at] ? (
								<p className="text-14">{t('agreedPrice', { reason: agreed[at] })}</p>
							) : null}
						</div>
						<div className="text-right text-14 whitespace-nowrap tabular-nums">
							<b>{line.sum}</b>
							<p className="text-mute">
								{line.quantity} × {line.price}
							</p>
							{line.removed > 0 ? (
								<p className="text-mute">{t('removed', { count: line.removed })}</p>
							) : null}
						</div>
					</li>
				))}
			</ul>
			<SummaryList
				className="mt-3 border-t border-line pt-3 text-14"
				rows={order.sums.map(({ key, value }) => ({
					term: t(`sum.${key}`),
					value,
					total: key === 'total',
				}))}
			/>
			{order.note ? (
				<div className="mt-4 rounded-control bg-yellow-tint p-3 text-14 text-yellow">
					<b>{t('note')}</b>
					<p className="whitespace-pre-line">{order.note}</p>
				</div>
			) : null}
		</Panel>
	)
}
