import type { googleRegisterForm } from './register.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { AgreeField } from './AgreeField.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type GoogleScreenProps = AuthFrame & {
	title: string
	name: string
	email: string
	result: SubmissionResult<string[]> | undefined
}

/** Completes a new account after signing in with Google. */
export function GoogleScreen({ name, email, result, ...view }: GoogleScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof googleRegisterForm>>({
		id: 'google',
		lastResult: result,
		defaultValue: { name },
	})
	const errors = summaryErrors(form, t)
	return (
		<AuthPage {...view} lead={t('google.lead', { email })}>
			<FieldForm
				form={form}
				action={path(paths.auth.googleVerification)}
				formToken={view.formToken}
				summary={t('summary', { count: errors.length })}
				errors={errors}
			>
				<TextField
					{...fieldProps(fields.name, t)}
					label={t('name.label')}
					autoComplete="name"
					maxLength={120}
				/>
				<PhoneNumber
					{...fieldProps(fields.phone, t)}
					country={fields.phoneCountry}
					label={t('phone.label')}
					help={t('phone.help')}
				/>
				<AgreeField field={fields.agree} />
				<Button variant="primary" size="large" wide pending={sending}>
					{t('register.submit')}
				</Button>
			</FieldForm>
		</AuthPage>
	)
}
