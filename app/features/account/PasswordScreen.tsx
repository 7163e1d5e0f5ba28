import type { passwordForm } from './password.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { NewPassword, OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type PasswordScreenProps = {
	title: string
	formToken: string
	hasPassword: boolean
	result: SubmissionResult<string[]> | undefined
}

/** Changes the password, or sets the first one of a customer who signs in with Google. */
export function PasswordScreen(props: PasswordScreenProps) {
	const { title, formToken, hasPassword, result } = props
	const { t } = useTranslation(['account', 'auth', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof passwordForm>>({
		id: 'secret',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<div className="max-w-144">
			<PageHeader title={title}>{t('passwordChange.lead')}</PageHeader>
			<FieldForm
				form={form}
				action={path(paths.profile.password)}
				formToken={formToken}
				summary={t('profile:form.summary', { count: errors.length })}
				errors={errors}
			>
				{hasPassword ? (
					<OwnPassword {...fieldProps(fields.current, t)} label={t('passwordChange.current')} />
				) : null}
				<NewPassword {...fieldProps(fields.password, t)} />
				<Button variant="primary" size="large" pending={sending}>
					{t('passwordChange.submit')}
				</Button>
			</FieldForm>
		</div>
	)
}
