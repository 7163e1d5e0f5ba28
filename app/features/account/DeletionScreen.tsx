import type { deletionForm } from './deletion.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { messageText } from '#web/i18n/text-keys.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type DeletionScreenProps = {
	title: string
	formToken: string
	hasPassword: boolean
	result: SubmissionResult<string[]> | undefined
}

/** Deleting the account: what is deleted, what is kept, and the password. Loads a new document afterwards. */
export function DeletionScreen({ title, formToken, hasPassword, result }: DeletionScreenProps) {
	const { t } = useTranslation(['account', 'auth', 'profile'])
	const path = usePath()
	const [form, fields] = useForm<FieldsOf<typeof deletionForm>>({
		id: 'end',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{t('deletion.lead')}</PageHeader>
			<Card as="ul" variant="filled" className="list-disc pl-10 sm:pl-10">
				<li>{t('deletion.gone')}</li>
				<li>{t('deletion.kept')}</li>
				<li>{t('deletion.final')}</li>
			</Card>
			<form
				method="post"
				action={path(paths.profile.deletion)}
				id={form.id}
				noValidate
				className="grid grid-cols-1 gap-5"
			>
				<ErrorSummary title={t('profile:form.summary', { count: errors.length })} errors={errors} />
				<input type="hidden" name="formToken" value={formToken} />
				{hasPassword ? (
					<OwnPassword {...fieldProps(fields.password, t)} label={t('deletion.password')} />
				) : null}
				<CheckboxField
					id={fields.understood.id}
					name={fields.understood.name}
					errors={fields.understood.errors?.map((key) => messageText(t, key))}
					label={t('deletion.understood.label')}
				/>
				<div className="flex flex-wrap items-center gap-2">
					<Button variant="danger" size="large">
						{t('deletion.submit')}
					</Button>
					<ButtonLink variant="quiet" size="large" href={path(paths.profile.data)}>
						{t('profile:form.cancel')}
					</ButtonLink>
				</div>
			</form>
		</div>
	)
}
