import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { lookUpReset, resetPassword } from '#contract/password.ts'
import { ApiError } from '#app/api/failures.ts'
import { resetForm } from '#app/features/auth/password.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { NewPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { authFrame, tokenOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link; opening it does not use up the token. A used link says so before a password is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const token = tokenOf(request)
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:reset.title'),
		token,
		/** The link is used, expired or incomplete: a new one has to be requested. */
		isGone: token === '' || (await isUsedUp(context, token)),
	}
}

/** Whether a link was used before or is too old; false also if that is not known. */
async function isUsedUp({ call }: AppLoadContext, token: string): Promise<boolean> {
	try {
		await call(lookUpReset, { body: { token } })
		return false
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return error.failure === 'gone'
	}
}

/** Sets the password and ends every session; then redirects to sign in. */
export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: resetForm })
	if (submission.status !== 'success') return refuse(submission)
	try {
		const { password } = submission.value
		await context.call(resetPassword, { body: { token: tokenOf(request), password } })
	} catch (error) {
		return refuseFailed(error, submission, { LINK_USED: 'auth:reset.gone' })
	}
	context.customer.end()
	context.flash({ type: 'success', key: 'auth:reset.done' })
	return goTo(context.locale, paths.auth.login)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Sets a new password with a mailed link. */
export default function ResetPassword() {
	const result = useAnswer<typeof action>()
	const { token, isGone, ...view } = useLoaderData<typeof loader>()
	const isUsed = result?.error?.['']?.includes('auth:reset.gone') ?? false
	const { t } = useTranslation('auth')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof resetForm>>({ id: 'reset', lastResult: result })
	const errors = summaryErrors(form, t)
	if (isUsed || isGone) {
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
