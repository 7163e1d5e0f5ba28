import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

export type PriceChange = {
	key: number
	at: string
	before: string
	after: string
	who: string
	reason: string
}

/** Price changes made by staff, newest first. */
export function PriceChangesPanel({ changes }: { changes: PriceChange[] }) {
	const { t } = useTranslation('products')
	return (
		<Panel id="price-changes" title={t('priceHistory')}>
			<ListTable
				caption={t('priceHistory')}
				rows={changes}
				keyOf={({ key }) => key}
				columns={[
					{ label: t('at'), cell: ({ at }) => at },
					{ label: t('who'), cell: ({ who }) => who },
					{ label: t('reason'), cell: ({ reason }) => reason || '–' },
					{ label: t('priceBefore'), cell: ({ before }) => before, end: true },
					{ label: t('priceAfter'), cell: ({ after }) => after, end: true },
				]}
			/>
		</Panel>
	)
}
