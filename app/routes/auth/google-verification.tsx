import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { registerWithGoogle } from '#contract/google.ts'
import { ApiError } from '#app/api/failures.ts'
import { googleRegisterForm } from '#app/features/auth/register.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { AgreeField } from '#app/features/auth/AgreeField.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { authFrame } from './auth-page.server.ts'
import { isAnswer, takeAnswer } from './google-answer.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { signedIn } from './signed-in.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'frame'] }

/** Google's redirect URI; then the form that completes a new account: phone and consent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { google, locale } = context
	const search = new URL(request.url).searchParams
	if (google !== null && isAnswer(search)) return takeAnswer(context, google, search)
	const ticket = google?.ticket()
	if (!ticket) return goTo(locale, paths.auth.login)
	return {
		...authFrame(context),
		title: translator(locale)('auth:google.title'),
		name: ticket.name,
		email: ticket.email,
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: googleRegisterForm })
	const ticket = context.google?.ticket()
	if (!ticket) return expired(context)
	if (submission.status !== 'success') return refuse(submission)
	const { name, phone } = submission.value
	try {
		const { agent } = context.referrals()
		const person = { ticket: ticket.ticket, name, phone, isAgreed: true, agent } as const
		const body = { ...person, device: context.device }
		const { token } = await context.call(registerWithGoogle, { body })
		context.google?.dropTicket()
		return await signedIn(context, token, ticket.back)
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'gone') return expired(context)
		return refuseFailed(error, submission, { ACCOUNT_EXISTS: 'auth:register.exists' })
	}
}

function expired(context: ActionFunctionArgs['context']) {
	context.google?.dropTicket()
	context.flash({ type: 'error', key: 'auth:google.late' })
	return goTo(context.locale, paths.auth.login)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Completes a new account after signing in with Google. */
export default function GoogleVerification() {
	const { name, email, ...view } = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('auth')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof googleRegisterForm>>({
		id: 'google',
		lastResult: result,
		defaultValue: { name },
	})
	const errors = summaryErrors(form, t)
	return (
		<AuthPage {...view} lead={t('google.lead', { email })}>
			<FieldForm
				form={form}
				action={path(paths.auth.googleVerification)}
				formToken={view.formToken}
				summary={t('summary', { count: errors.length })}
				errors={errors}
			>
				<TextField
					{...fieldProps(fields.name, t)}
					label={t('name.label')}
					autoComplete="name"
					maxLength={120}
				/>
				<PhoneNumber
					{...fieldProps(fields.phone, t)}
					country={fields.phoneCountry}
					label={t('phone.label')}
					help={t('phone.help')}
				/>
				<AgreeField field={fields.agree} />
				<Button variant="primary" size="large" wide pending={sending}>
					{t('register.submit')}
				</Button>
			</FieldForm>
		</AuthPage>
	)
}
