import type { personForm } from './person.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { ConfirmEmail, type ContactValidity } from './ConfirmEmail.tsx'
import { PersonPicture } from './PersonPicture.tsx'

export type EditPage = ContactValidity & {
	title: string
	formToken: string
	values: Record<'name' | 'email' | 'phone' | 'birthday', string>
	pictureId: string | null
	hasPassword: boolean
	/** Today in Jakarta: the latest birthday. */
	today: string
}

type EditScreenProps = { page: EditPage; result: SubmissionResult<string[]> | undefined }
type Fields = FieldsOf<typeof personForm>

/** Personal data: picture, name, email, phone, birthday. */
export function EditScreen({ page, result }: EditScreenProps) {
	const { t } = useTranslation('account')
	const path = usePath()
	const { pictureId, values, emailWaiting } = page
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={page.title} />
			<div className="flex flex-wrap items-center gap-4">
				<PersonPicture pictureId={pictureId} alt={t('picture.of', { name: values.name })} />
				<ButtonLink href={path(paths.profile.picture)}>
					{t(pictureId === null ? 'picture.add' : 'picture.change')}
				</ButtonLink>
			</div>
			<ConfirmEmail {...page} />
			<PersonForm
				// Remounts the form after a change: its fields show the stored values, e.g. the old email until the new one is
				// confirmed.
				key={[...Object.values(values), emailWaiting].join('\n')}
				page={page}
				result={result}
			/>
		</div>
	)
}

function PersonForm({ page, result }: EditScreenProps) {
	const { t } = useTranslation(['account', 'auth', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'person',
		lastResult: result,
		defaultValue: page.values,
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.profile.edit)}
			formToken={page.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('auth:name.label')}
				autoComplete="name"
				maxLength={120}
			/>
			<ContactFields fields={fields} />
			<TextField
				{...fieldProps(fields.birthday, t)}
				type="date"
				min="1900-01-01"
				max={page.today}
				label={t('birthday.label')}
				optional={t('profile:form.optional')}
				autoComplete="bday"
			/>
			{page.hasPassword ? (
				<OwnPassword
					{...fieldProps(fields.password, t)}
					label={t('password.label')}
					optional={t('profile:form.optional')}
					help={t('password.help')}
				/>
			) : null}
			<Button variant="primary" size="large" pending={sending}>
				{t('save')}
			</Button>
		</FieldForm>
	)
}

function ContactFields({ fields }: { fields: ReturnType<typeof useForm<Fields>>[1] }) {
	const { t } = useTranslation(['account', 'auth'])
	return (
		<>
			<EmailField
				{...fieldProps(fields.email, t)}
				label={t('auth:email.label')}
				help={t('email.help')}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('auth:phone.label')}
			/>
		</>
	)
}
