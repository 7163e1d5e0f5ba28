import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { tableTypes } from '#admin/ui/file-types.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'

type UploadFormProps = {
	accounts: { number: string; name: string }[]
	rejected: RejectedForm | undefined
}

/** The form that uploads a statement as a file or as pasted cells. */
export function UploadForm({ accounts, rejected }: UploadFormProps) {
	const { t } = useTranslation('statements')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm encType="multipart/form-data" className="grid gap-5">
			<FormErrors rejected={rejected} ns="statements" />
			<FileField
				id="file"
				name="file"
				accept={tableTypes}
				label={t('upload.file')}
				help={t('upload.fileHelp')}
				errors={errorsOf('file')}
			/>
			<SelectField
				id="account"
				name="account"
				label={t('upload.account')}
				help={t('upload.accountHelp')}
				placeholder={t('upload.fromFile')}
				options={accounts.map(({ number, name }) => ({ value: number, label: name }))}
				defaultValue={rejected?.values.account}
				errors={errorsOf('account')}
			/>
			<Disclosure summary={t('upload.paste')} open={Boolean(rejected?.values.pasted)}>
				<TextArea
					id="pasted"
					name="pasted"
					rows={6}
					maxLength={60_000}
					spellCheck={false}
					label={t('upload.pasted')}
					help={t('upload.pastedHelp')}
					defaultValue={rejected?.values.pasted}
				/>
			</Disclosure>
			<div>
				<Button variant="primary">{t('upload.submit')}</Button>
			</div>
		</PostForm>
	)
}
