import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { ProductImport } from '#contract/product-import.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

/** What an import changes in products that the shop has: each field with its counts. */
export function ImportChanges({ fields }: { fields: ProductImport['fields'] }) {
	const { t } = useTranslation('products')
	return (
		<Panel id="changes" title={t('import.changes')}>
			<ListTable
				caption={t('import.changes')}
				rows={fields}
				keyOf={({ field }) => field}
				columns={[
					{ label: t('import.field'), cell: ({ field }) => t(`import.fields.${field}`) },
					{ label: t('import.changed'), cell: ({ changed }) => changed, end: true },
					{ label: t('import.filledBefore'), cell: ({ before }) => before, end: true },
					{ label: t('import.filledAfter'), cell: ({ after }) => after, end: true },
					{
						label: t('import.emptied'),
						cell: ({ emptied }) => (emptied > 0 ? <strong>{emptied}</strong> : emptied),
						end: true,
					},
				]}
			/>
		</Panel>
	)
}
