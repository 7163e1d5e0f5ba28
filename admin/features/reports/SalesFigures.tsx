import { useTranslation } from '#admin/i18n/use-translation.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import type { SalesView } from './sales-view.ts'

/** Revenue, orders, units and the average order of a period, beside the period before. */
export function SalesFigures({ view }: { view: Pick<SalesView, 'figures' | 'previous'> }) {
	const { t } = useTranslation('reports')
	return (
		<div className="mb-6 grid gap-3 rounded-card border border-line bg-ground p-4">
			<div className="flex flex-wrap gap-3">
				{view.figures.map(({ key, value, change, previous }) => (
					<Stat key={key} label={t(`figure.${key}`)} value={value}>
						<span className="text-14 text-mute">
							{change === null ? t('noBefore') : t('change', { change, previous })}
						</span>
					</Stat>
				))}
			</div>
			<MutedText>{t('comparedWith', view.previous)}</MutedText>
		</div>
	)
}
