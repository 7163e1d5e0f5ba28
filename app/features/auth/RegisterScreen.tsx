import type { registerForm } from './register.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { HoneypotField } from '#app/features/forms/HoneypotField.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { NewPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AgreeField } from './AgreeField.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'
import { backQuery } from './back-query.ts'
import { GoogleLink } from './GoogleLink.tsx'

/** `shown` is read before the form, by the check for programs. */
type Fields = FieldsOf<typeof registerForm> & { shown: string }

type RegisterScreenProps = AuthFrame & {
	title: string
	back: string
	google: boolean
	/** When the form was first shown, sealed. */
	shown: string
	result: SubmissionResult<string[]> | undefined
}

/** Registration. */
export function RegisterScreen({ result, ...view }: RegisterScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(view.back)
	return (
		<AuthPage
			{...view}
			lead={t('register.lead')}
			foot={
				<p>
					{t('register.known')}{' '}
					<TextLink href={`${path(paths.auth.login)}${query}`}>{t('register.login')}</TextLink>
				</p>
			}
		>
			<RegisterForm {...view} result={result} />
			{view.google ? <GoogleLink query={query} /> : null}
		</AuthPage>
	)
}

function RegisterForm({ result, back, formToken, shown }: RegisterScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(back)
	const sending = useSending()
	const [form, fields] = useForm<Fields>({ id: 'register', lastResult: result })
	const errors = summaryErrors(form, t)
	// A refusal loads the page's data anew: a correction counts from when the form was first shown.
	const [firstShown] = useState(fields.shown.initialValue ?? shown)
	return (
		<FieldForm
			form={form}
			action={`${path(paths.auth.register)}${query}`}
			formToken={formToken}
			summary={t('summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name={fields.shown.name} value={firstShown} />
			<HoneypotField id="register-website" label={t('trapLabel')} />
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('name.label')}
				autoComplete="name"
				maxLength={120}
			/>
			<EmailField {...fieldProps(fields.email, t)} label={t('email.label')} />
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('phone.label')}
				help={t('phone.help')}
			/>
			<NewPassword {...fieldProps(fields.password, t)} />
			<AgreeField field={fields.agree} />
			<Button variant="primary" size="large" wide pending={sending}>
				{t('register.submit')}
			</Button>
		</FieldForm>
	)
}
