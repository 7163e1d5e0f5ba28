import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { TABLE_TYPES } from '#contract/file-types.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

/** The form that uploads a courier's file. */
export function RemittanceForm({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('cod')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm encType="multipart/form-data" className="grid gap-5">
			<FormErrors rejected={rejected} ns="cod" />
			<FileField
				id="file"
				name="file"
				accept={TABLE_TYPES}
				label={t('upload.file')}
				help={t('upload.help')}
				errors={errorsOf('file')}
			/>
			<div>
				<Button variant="primary">{t('upload.submit')}</Button>
			</div>
		</PostForm>
	)
}
