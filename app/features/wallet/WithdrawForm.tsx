import type { withdrawForm } from './withdraw.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { TextKey } from '#app/i18n/text-keys.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { formKeyOf } from '#app/features/forms/form-key.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { WithdrawView } from './withdrawal-view.ts'

type WithdrawFormProps = { view: WithdrawView; result: SubmissionResult<string[]> | undefined }
type Fields = FieldsOf<typeof withdrawForm>

/** Requests a withdrawal to one of the customer's bank accounts, or says why that is not possible now. */
export function WithdrawForm({ view, result }: WithdrawFormProps) {
	const { t } = useTranslation(['balance', 'auth', 'profile'])
	const path = usePath()
	return (
		<Section
			id="withdraw"
			title={t('balance:withdraw.title')}
			more={
				<TextLink touch="line" href={path(`${view.path}/history-withdraw`)}>
					{t('balance:withdraw.history')}
				</TextLink>
			}
		>
			{view.blockedBy === null || result ? (
				<Fields view={view} result={result} />
			) : (
				<BlockedNotice {...view} />
			)}
		</Section>
	)
}

function BlockedNotice({ blockedBy, least }: WithdrawView) {
	const { t } = useTranslation('balance')
	const path = usePath()
	if (blockedBy === 'noBank') {
		return (
			<div className="flex flex-col gap-4">
				<p>{t('withdraw.noBank')}</p>
				<div>
					<ButtonLink href={path(paths.profile.newBank)}>{t('withdraw.addBank')}</ButtonLink>
				</div>
			</div>
		)
	}
	return <Alert>{t(`withdraw.${blockedBy ?? 'little'}`, { least })}</Alert>
}

function Fields({ view, result }: WithdrawFormProps) {
	const { t } = useTranslation(['balance', 'auth', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({ id: 'withdrawal', lastResult: result })
	const values = { least: view.least, available: view.available }
	const texts = (key: TextKey) => t(key, values)
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(view.path)}
			formToken={view.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
			className="max-w-144"
		>
			<input type="hidden" name="formKey" value={formKeyOf(result, view.formKey)} />
			<TextField
				{...fieldProps(fields.amount, t)}
				prefix="Rp"
				label={texts('balance:amount.label')}
				help={texts('balance:amount.help')}
				inputMode="numeric"
				autoComplete="off"
				maxLength={20}
			/>
			<SelectField
				{...fieldProps(fields.bank, t)}
				label={texts('balance:bank.label')}
				options={view.banks.map(({ id, label }) => ({ value: id, label }))}
			/>
			{view.hasPassword ? (
				<OwnPassword
					{...fieldProps(fields.password, t)}
					label={texts('balance:password.label')}
					help={texts('balance:password.help')}
				/>
			) : null}
			<Button variant="primary" size="large" pending={sending}>
				{texts('balance:withdraw.submit')}
			</Button>
		</FieldForm>
	)
}
