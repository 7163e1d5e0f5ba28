import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { type PaymentProvider, providerName } from '#contract/online-method.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type CompareFormProps = {
	providers: { provider: PaymentProvider; source: 'LIST' | 'FILE' }[]
	/** The last day that is over. */
	yesterday: string
	rejected: RejectedForm | undefined
}

/** The form that compares a day: with the list of a provider that has one, or with a report. */
export function CompareForm({ providers, yesterday, rejected }: CompareFormProps) {
	const { t } = useTranslation('reconciliation')
	const errorsOf = fieldErrors(rejected, t)
	const has = (wanted: string) => providers.some(({ source }) => source === wanted)
	return (
		<PostForm encType="multipart/form-data" className="grid gap-5">
			<FormErrors rejected={rejected} ns="reconciliation" />
			<SelectField
				id="provider"
				name="provider"
				required
				label={t('compare.provider')}
				options={providers.map(({ provider, source }) => ({
					value: provider,
					label: t(`compare.source.${source}`, { provider: providerName(provider) }),
				}))}
				defaultValue={rejected?.values.provider}
				errors={errorsOf('provider')}
			/>
			{has('LIST') ? (
				<TextField
					id="day"
					name="day"
					type="date"
					max={yesterday}
					label={t('compare.day')}
					help={t('compare.dayHelp')}
					defaultValue={rejected?.values.day ?? yesterday}
					errors={errorsOf('day')}
				/>
			) : null}
			{has('FILE') ? (
				<FileField
					id="file"
					name="file"
					accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
					label={t('compare.file')}
					help={t('compare.fileHelp')}
					errors={errorsOf('file')}
				/>
			) : null}
			<div>
				<Button variant="primary">{t('compare.submit')}</Button>
			</div>
		</PostForm>
	)
}
