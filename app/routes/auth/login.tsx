import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { logIn } from '#contract/auth.ts'
import { loginForm } from '#app/features/auth/login.form.ts'
import { LoginScreen } from '#app/features/auth/LoginScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { authFrame, returnPathOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { signedIn } from './signed-in.server.ts'

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

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Login() {
	return <LoginScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
