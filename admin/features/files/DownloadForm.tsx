import { useTranslation } from '#admin/i18n/use-translation.ts'
import { FILE_FORMATS } from '#admin/http/file-format.ts'
import { useRootData } from '#admin/http/root-data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

type DownloadFormProps = {
	/** Address of the file, with its query. */
	file: string
	/** Label of the button. */
	children: string
	/** Distinguishes several forms of a page. */
	id?: string
}

/** Downloads a table in the chosen format; the last one chosen comes first. */
export function DownloadForm({ file, children, id = 'format' }: DownloadFormProps) {
	const { t } = useTranslation('common')
	const { fileFormat } = useRootData()
	const [path = '', query = ''] = file.split('?')
	return (
		<form action={path} className="mt-4 flex flex-wrap items-end gap-2">
			{[...new URLSearchParams(query)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<SelectField
				id={id}
				name="format"
				label={t('file.format')}
				hideLabel
				options={FILE_FORMATS.map((format) => ({ value: format, label: t(`file.${format}`) }))}
				defaultValue={fileFormat ?? 'xlsx'}
			/>
			<Button size="field">
				<Icon name="download" />
				{children}
			</Button>
		</form>
	)
}
