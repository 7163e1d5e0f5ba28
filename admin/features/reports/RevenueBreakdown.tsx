import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { SalesView } from './sales-view.ts'

const parts = ['gross', 'discount', 'coins', 'refunded', 'shipping', 'codes'] as const

/** How the revenue is made up, and which orders count for which day. */
export function RevenueBreakdown({ breakdown }: Pick<SalesView, 'breakdown'>) {
	const { t } = useTranslation('reports')
	return (
		<Panel id="make-up" title={t('makeUp.title')}>
			<div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
				<SummaryList
					rows={[
						...parts.map((part) => ({ term: t(`makeUp.${part}`), value: breakdown[part] })),
						{ term: t('makeUp.revenue'), value: breakdown.revenue, total: true },
					]}
				/>
				<ul className="grid list-disc content-start gap-2 pl-5 text-14 text-soft">
					<li>{t('makeUp.counted')}</li>
					<li>{t('makeUp.day')}</li>
					<li>{t('makeUp.refunds')}</li>
					<li>{t('makeUp.goods')}</li>
				</ul>
			</div>
		</Panel>
	)
}
