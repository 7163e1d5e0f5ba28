import type { resetForm } from './password.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { NewPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type ResetScreenProps = AuthFrame & {
	title: string
	token: string
	/** The link is used, expired or incomplete: a new one has to be requested. */
	isUsed: boolean
	result: SubmissionResult<string[]> | undefined
}

/** Sets a new password with a mailed link. */
export function ResetScreen({ token, isUsed, result, ...view }: ResetScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof resetForm>>({ id: 'reset', lastResult: result })
	const errors = summaryErrors(form, t)
	if (isUsed) {
		return (
			<AuthPage {...view}>
				<Alert tone="error" role="alert">
					{t('reset.gone')}
				</Alert>
				<p className="mt-4">
					<ButtonLink variant="primary" size="large" wide href={path(paths.auth.forgotPassword)}>
						{t('reset.again')}
					</ButtonLink>
				</p>
			</AuthPage>
		)
	}
	return (
		<AuthPage {...view} lead={t('reset.lead')}>
			<FieldForm
				form={form}
				action={`${path(paths.auth.resetPassword)}?token=${encodeURIComponent(token)}`}
				formToken={view.formToken}
				summary={t('summary', { count: errors.length })}
				errors={errors}
			>
				<NewPassword {...fieldProps(fields.password, t)} />
				<Button variant="primary" size="large" wide pending={sending}>
					{t('reset.submit')}
				</Button>
			</FieldForm>
		</AuthPage>
	)
}
