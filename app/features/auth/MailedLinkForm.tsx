import type { forgotForm } from './password.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type MailedLinkFormProps = AuthFrame & {
	title: string
	/** The mail has been sent, if the account exists. */
	sent: boolean
	result: SubmissionResult<string[]> | undefined
	id: string
	action: string
	texts: Record<'lead' | 'submit' | 'sent' | 'sentText', string>
	/** Links below the form. */
	foot: ReactNode
}

/** A page that asks for an email to send a link to; the answer does not say whether an account has it. */
export function MailedLinkForm(props: MailedLinkFormProps) {
	const { id, action, texts, foot, sent, result, ...view } = props
	const { t } = useTranslation('auth')
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof forgotForm>>({ id, lastResult: result })
	const errors = summaryErrors(form, t)
	return (
		<AuthPage {...view} lead={sent ? undefined : texts.lead} foot={foot}>
			{sent ? (
				<Alert tone="success" title={texts.sent} role="status">
					{texts.sentText}
				</Alert>
			) : (
				<FieldForm
					form={form}
					action={action}
					formToken={view.formToken}
					summary={t('summary', { count: errors.length })}
					errors={errors}
				>
					<EmailField {...fieldProps(fields.email, t)} label={t('email.label')} />
					<Button variant="primary" size="large" wide pending={sending}>
						{texts.submit}
					</Button>
				</FieldForm>
			)}
		</AuthPage>
	)
}
