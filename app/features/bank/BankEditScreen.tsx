import type { bankForm } from './bank.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type BankPage = {
	title: string
	formToken: string
	/** Path of the page, without the language. */
	path: `/${string}`
	banks: { code: string; name: string }[]
	values: { bank: string; holder: string }
	/** The masked number of the saved account; null: a new account. */
	masked: string | null
	/** It is the main account already, or will be as the first one. */
	isMain: boolean
	/** The customer has a password and must enter it. */
	hasPassword: boolean
}

type BankEditScreenProps = { page: BankPage; result: SubmissionResult<string[]> | undefined }
type Fields = FieldsOf<typeof bankForm>

/** Adds or edits a bank account; the number is always entered again. */
export function BankEditScreen({ page, result }: BankEditScreenProps) {
	const { t } = useTranslation('bank')
	const path = usePath()
	return (
		<div className="max-w-144">
			<PageHeader title={page.title}>{t('editLead')}</PageHeader>
			<BankForm page={page} result={result} />
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.banks)}>
					{t('back')}
				</TextLink>
			</p>
		</div>
	)
}

function BankForm({ page, result }: BankEditScreenProps) {
	const { t } = useTranslation(['bank', 'auth', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'account',
		lastResult: result,
		defaultValue: page.values,
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(page.path)}
			formToken={page.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<SelectField
				{...fieldProps(fields.bank, t)}
				label={t('bank.label')}
				placeholder={t('bank.choose')}
				options={page.banks.map(({ code, name }) => ({ value: code, label: name }))}
			/>
			<TextField
				{...fieldProps(fields.number, t)}
				label={t('number.label')}
				help={page.masked ? t('number.again', { masked: page.masked }) : t('number.help')}
				inputMode="numeric"
				autoComplete="off"
				maxLength={40}
			/>
			<TextField
				{...fieldProps(fields.holder, t)}
				label={t('holder.label')}
				help={t('holder.help')}
				autoComplete="name"
				maxLength={100}
			/>
			{page.isMain ? null : (
				<CheckboxField
					id={fields.main.id}
					name={fields.main.name}
					defaultChecked={fields.main.initialValue === 'on'}
					label={t('makeMain')}
				/>
			)}
			{page.hasPassword ? (
				<OwnPassword
					{...fieldProps(fields.password, t)}
					label={t('password.label')}
					help={t('password.help')}
				/>
			) : null}
			<Button variant="primary" size="large" pending={sending}>
				{t('save')}
			</Button>
		</FieldForm>
	)
}
