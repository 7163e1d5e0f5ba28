import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { requestSignInLink } from '#contract/password.ts'
import { forgotForm } from '#app/features/auth/password.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { returnPathField } from '#app/http/sign-in-path.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths, withQuery } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { backQuery } from '#app/features/auth/back-query.ts'
import { MailedLinkForm } from '#app/features/auth/MailedLinkForm.tsx'
import { authFrame, returnPathOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'frame'] }

export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:signInLink.title'),
		back: returnPathOf(request),
		sent: new URL(request.url).searchParams.has('sent'),
	}
}

/** Mails a link that signs in; the response is the same whether or not an account has this email. */
export async function action({ context, request }: ActionFunctionArgs) {
	const submission = parseWithZod(await request.formData(), { schema: forgotForm })
	if (submission.status !== 'success') return refuse(submission)
	const back = returnPathOf(request)
	try {
		// A path that is too long for a mail leads to the account.
		const returnPath = back === '' || back.length > 500 ? undefined : back
		await context.call(requestSignInLink, { body: { ...submission.value, returnPath } })
	} catch (error) {
		return refuseFailed(error, submission)
	}
	return goTo(
		context.locale,
		withQuery(paths.auth.signInLink, { sent: 'yes', [returnPathField]: back }),
	)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Asks for the email to send a link to that signs in. */
export default function SignInLink() {
	const { back, ...view } = useLoaderData<typeof loader>()
	const { t } = useTranslation('auth')
	const path = usePath()
	const query = backQuery(back)
	return (
		<MailedLinkForm
			{...view}
			result={useAnswer<typeof action>()}
			id="sign-in-link"
			action={`${path(paths.auth.signInLink)}${query}`}
			texts={{
				lead: t('signInLink.lead'),
				submit: t('forgot.submit'),
				sent: t('forgot.sent'),
				sentText: t('signInLink.sentText'),
			}}
			foot={
				<TextLink touch="block" href={`${path(paths.auth.login)}${query}`}>
					{t('signInLink.password')}
				</TextLink>
			}
		/>
	)
}
