import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { changeProfile, getProfile } from '#contract/account.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { personForm } from '#app/features/account/person.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { ConfirmEmail } from '#app/features/account/ConfirmEmail.tsx'
import { PersonPicture } from '#app/features/account/PersonPicture.tsx'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['account', 'auth', 'profile'] }

/** The customer's current personal data. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const person = await orRespond(context.call(getProfile, {}))
	const { name, email, phone, birthday } = person
	const { emailWaiting, isEmailConfirmed, pictureId, hasPassword } = person
	return {
		emailWaiting,
		isEmailConfirmed,
		pictureId,
		hasPassword,
		title: translator(context.locale)('account:edit.title'),
		formToken: context.formToken(),
		values: { name, email, phone: localPhone(phone), birthday: birthday ?? '' },
		/** The latest birthday. */
		today: jakartaDay(context.now),
	}
}

/** Stores the changes; a new email has to be confirmed by its mailed link. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const schema = personForm(jakartaDay(context.now))
	const submission = parseWithZod(await request.formData(), { schema })
	if (submission.status !== 'success') return refuse(submission)
	try {
		const { emailWaiting, token } = await context.call(changeProfile, { body: submission.value })
		context.customer.open(token)
		const isMailed = emailWaiting?.toLowerCase() === submission.value.email.toLowerCase()
		context.flash({
			type: 'success',
			key: isMailed ? 'account:said.mailed' : 'account:said.edited',
		})
		return goTo(context.locale, paths.profile.edit)
	} catch (error) {
		return refuseFailed(error, submission, textsFor(submission.value))
	}
}

// Only the website API knows whether the changes need the password.
function textsFor({ password }: { password?: string | undefined }) {
	return {
		codes: { ACCOUNT_EXISTS: 'account:taken' },
		fields: {
			name: 'auth:name.refused',
			email: 'auth:email.refused',
			phone: 'common:phone.NOT_A_NUMBER',
			birthday: 'account:birthday.wrong',
			password: password === undefined ? 'auth:password.needed' : 'account:password.wrong',
		},
	}
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Personal data: picture, name, email, phone, birthday. */
export default function EditPerson() {
	const page = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
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

type Fields = FieldsOf<typeof personForm>

type PersonFormProps = {
	page: SerializeFrom<typeof loader>
	result: SubmissionResult<string[]> | undefined
}

function PersonForm({ page, result }: PersonFormProps) {
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
