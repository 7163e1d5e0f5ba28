import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { ImportRemark } from '#contract/product-import.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'

type ImportRemarksProps = { id: string; remarks: ImportRemark[] }

/** Remarks on rows, with a download of all remarks. */
export function ImportRemarks({ id, remarks }: ImportRemarksProps) {
	const { t } = useTranslation('products')
	return (
		<Panel
			id="remarks"
			title={t('import.remarks')}
			more={
				<DownloadForm file={`/products/imports/${id}/remarks`}>{t('import.download')}</DownloadForm>
			}
		>
			<ListTable
				caption={t('import.remarks')}
				rows={remarks.map((remark, key) => ({ ...remark, key }))}
				keyOf={({ key }) => key}
				columns={[
					{ label: t('import.line'), cell: ({ line }) => line },
					{ label: t('import.kind'), cell: ({ kind }) => t(`import.kinds.${kind}`) },
					{ label: t('import.handle'), cell: ({ handle }) => handle },
					{ label: t('reason'), cell: ({ reason }) => reason },
				]}
			/>
		</Panel>
	)
}
