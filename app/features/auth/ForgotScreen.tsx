import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type ForgotScreenProps = AuthFrame & {
	title: string
	/** The mail has been sent, if the account exists. */
	sent: boolean
	result: SubmissionResult<string[]> | undefined
}

/** Asks for the email or phone to send the reset link to. */
export function ForgotScreen({ sent, result, ...view }: ForgotScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Record<'email', string>>({ id: 'forgot', lastResult: result })
	const errors = summaryErrors(form, t)
	return (
		<AuthPage
			{...view}
			lead={sent ? undefined : t('forgot.lead')}
			foot={
				<TextLink touch="block" href={path(paths.auth.login)}>
					{t('forgot.back')}
				</TextLink>
			}
		>
			{sent ? (
				<Alert tone="success" title={t('forgot.sent')} role="status">
					{t('forgot.sentText')}
				</Alert>
			) : (
				<FieldForm
					form={form}
					action={path(paths.auth.forgotPassword)}
					formToken={view.formToken}
					summary={t('summary', { count: errors.length })}
					errors={errors}
				>
					<TextField
						{...fieldProps(fields.email, t)}
						type="email"
						inputMode="email"
						label={t('email.label')}
						autoComplete="email"
						maxLength={300}
					/>
					<Button variant="primary" size="large" wide pending={sending}>
						{t('forgot.submit')}
					</Button>
				</FieldForm>
			)}
		</AuthPage>
	)
}
