import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { requestReset } from '#contract/password.ts'
import { forgotForm } from '#app/features/auth/password.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { MailedLinkForm } from '#app/features/auth/MailedLinkForm.tsx'
import { authFrame } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'frame'] }

export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:forgot.title'),
		sent: new URL(request.url).searchParams.has('sent'),
	}
}

/** Sends a reset link; the response is the same whether or not an account has this email. */
export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: forgotForm })
	if (submission.status !== 'success') return refuse(submission)
	try {
		await context.call(requestReset, { body: submission.value })
		return goTo(context.locale, `${paths.auth.forgotPassword}?sent`)
	} catch (error) {
		return refuseFailed(error, submission)
	}
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Asks for the email to send the reset link to. */
export default function ForgotPassword() {
	const { t } = useTranslation('auth')
	const path = usePath()
	return (
		<MailedLinkForm
			{...useLoaderData<typeof loader>()}
			result={useAnswer<typeof action>()}
			id="forgot"
			action={path(paths.auth.forgotPassword)}
			texts={{
				lead: t('forgot.lead'),
				submit: t('forgot.submit'),
				sent: t('forgot.sent'),
				sentText: t('forgot.sentText'),
			}}
			foot={
				<TextLink touch="block" href={path(paths.auth.login)}>
					{t('forgot.back')}
				</TextLink>
			}
		/>
	)
}
