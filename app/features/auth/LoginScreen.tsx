import type { loginForm } from './login.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'
import { backQuery } from './back-query.ts'
import { GoogleLink } from './GoogleLink.tsx'

export type LoginView = AuthFrame & {
	title: string
	/** Path to return to; '' for the account. */
	back: string
	google: boolean
}

type LoginScreenProps = LoginView & { result: SubmissionResult<string[]> | undefined }

/** Signing in by email or phone and password, with links to other ways. */
export function LoginScreen({ result, ...view }: LoginScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(view.back)
	return (
		<AuthPage
			{...view}
			foot={
				<p>
					{t('login.new')}{' '}
					<TextLink href={`${path(paths.auth.register)}${query}`}>{t('login.register')}</TextLink>
				</p>
			}
		>
			<LoginForm {...view} result={result} />
			{view.google ? <GoogleLink query={query} /> : null}
		</AuthPage>
	)
}

function LoginForm({ result, back, formToken }: LoginScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(back)
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof loginForm>>({
		id: 'login',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={`${path(paths.auth.login)}${query}`}
			formToken={formToken}
			summary={t('summary', { count: errors.length })}
			errors={errors}
		>
			<TextField
				{...fieldProps(fields.login, t)}
				label={t('login.label')}
				autoComplete="username"
				autoCapitalize="none"
				maxLength={254}
			/>
			<OwnPassword {...fieldProps(fields.password, t)} label={t('password.label')} />
			<Button variant="primary" size="large" wide pending={sending}>
				{t('login.submit')}
			</Button>
			<div className="grid gap-1">
				<TextLink touch="block" href={`${path(paths.auth.signInLink)}${query}`}>
					{t('login.byLink')}
				</TextLink>
				<TextLink touch="block" href={path(paths.auth.forgotPassword)}>
					{t('login.forgot')}
				</TextLink>
			</div>
		</FieldForm>
	)
}
