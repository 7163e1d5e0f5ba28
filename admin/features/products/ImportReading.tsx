import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { ImportReading as Reading } from '#contract/product-import.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type ImportReadingProps = {
	id: string
	reading: Reading
	canChange: boolean
}

/** How a file is read: whose it is, and which of its columns are left out. */
export function ImportReading({ id, reading, canChange }: ImportReadingProps) {
	const { t } = useTranslation('products')
	const ignored = reading.columns.filter(({ name, isRead }) => name !== '' && !isRead)
	return (
		<Panel id="reading" title={t('import.reading')}>
			<p>{t(`import.formats.${reading.format}`)}</p>
			<p className="mt-2">
				{ignored.length === 0
					? t('import.allRead')
					: t('import.ignored', { names: ignored.map(({ name }) => name).join(', ') })}
			</p>
			{canChange ? (
				<p className="mt-2">
					<TextLink href={`/products/imports/${id}/columns`}>{t('import.changeColumns')}</TextLink>
				</p>
			) : null}
		</Panel>
	)
}
