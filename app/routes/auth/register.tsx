import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useState } from 'react'
import { register } from '#contract/auth.ts'
import { meantEmail } from '#app/domain/mail-domain.ts'
import { registerForm } from '#app/features/auth/register.form.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
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
import { AgreeField } from '#app/features/auth/AgreeField.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { backQuery } from '#app/features/auth/back-query.ts'
import { GoogleLink } from '#app/features/auth/GoogleLink.tsx'
import { authFrame, returnPathOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { signedIn } from './signed-in.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'frame'] }

export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:register.title'),
		back: returnPathOf(request),
		google: context.google !== null,
		/** When the form was first shown, sealed. */
		shown: context.registration.mark(),
	}
}

/** Creates an account and signs in. The message for an existing account does not say whether email or phone matched. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	const submission = parseWithZod(form, { schema: registerForm })
	if (submission.status !== 'success') return refuse(submission)
	if (context.registration.isTooQuick(form.get('shown'))) {
		return refuse(submission, 422, { formErrors: ['auth:register.tooQuick'] })
	}
	const { name, email, phone, password } = submission.value
	try {
		const { agent } = context.referrals()
		const person = { name, email, phone, password, isAgreed: true, agent } as const
		const { token } = await context.call(register, { body: { ...person, device: context.device } })
		const meant = meantEmail(email)
		if (meant) context.flash({ type: 'info', key: 'common:email.meant', values: { email: meant } })
		return await signedIn(context, token, returnPathOf(request))
	} catch (error) {
		return refuseFailed(error, submission, { ACCOUNT_EXISTS: 'auth:register.exists' })
	}
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Registration. */
export default function Register() {
	const view = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
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
			<RegisterForm view={view} result={result} />
			{view.google ? <GoogleLink query={query} /> : null}
		</AuthPage>
	)
}

/** `shown` is read before the form, by the check for programs. */
type Fields = FieldsOf<typeof registerForm> & { shown: string }

type RegisterFormProps = {
	view: SerializeFrom<typeof loader>
	result: SubmissionResult<string[]> | undefined
}

function RegisterForm({ view, result }: RegisterFormProps) {
	const { back, formToken, shown } = view
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
