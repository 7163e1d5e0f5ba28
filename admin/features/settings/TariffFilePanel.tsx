import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

/** Download and upload of all tariffs as a CSV file. */
export function TariffFilePanel({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="tariffs" title={t('tariffs.title')}>
			<p className="mb-3 text-14 text-mute">{t('tariffs.text')}</p>
			<PostForm encType="multipart/form-data" className="grid gap-4">
				<FormErrors rejected={rejected} ns="settings" />
				<FileField
					id="file"
					name="file"
					label={t('tariffs.file')}
					accept=".csv,text/csv"
					errors={fieldErrors(rejected, t)('file')}
				/>
				<div>
					<Button name="act" value="csv">
						{t('tariffs.upload')}
					</Button>
				</div>
			</PostForm>
			<DownloadForm file="/settings/tariffs">{t('tariffs.download')}</DownloadForm>
		</Panel>
	)
}
