import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { requestSignInLink } from '#contract/password.ts'
import { forgotForm } from '#app/features/auth/password.form.ts'
import { SignInLinkScreen } from '#app/features/auth/SignInLinkScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { returnPathField } from '#app/http/sign-in-path.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths, withQuery } from '#app/paths.ts'
import { authFrame, returnPathOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'

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

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function SignInLink() {
	return (
		<SignInLinkScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
