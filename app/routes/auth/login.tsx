import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { logIn } from '#contract/auth.ts'
import { loginForm } from '#app/features/auth/login.form.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
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
		title: translator(context.locale)('auth:login.title'),
		back: returnPathOf(request),
		google: context.google !== null,
	}
}

/** Signs in. Every refusal has the same message, except for a blocked account. */
export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: loginForm })
	if (submission.status !== 'success') return refuse(submission)
	const { login, password } = submission.value
	try {
		const { device } = context
		const { token } = await context.call(logIn, { body: { login, password, device } })
		return await signedIn(context, token, returnPathOf(request))
	} catch (error) {
		return refuseFailed(error, submission, {
			SIGN_IN_REFUSED: 'auth:login.refused',
			ACCOUNT_BLOCKED: 'auth:login.blocked',
		})
	}
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Signing in by email or phone and password, with links to other ways. */
export default function Login() {
	const view = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
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
			<LoginForm back={view.back} formToken={view.formToken} result={result} />
			{view.google ? <GoogleLink query={query} /> : null}
		</AuthPage>
	)
}

type LoginFormProps = {
	/** Path to return to; '' for the account. */
	back: string
	formToken: string
	result: SubmissionResult<string[]> | undefined
}

function LoginForm({ result, back, formToken }: LoginFormProps) {
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
