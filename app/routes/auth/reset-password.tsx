import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { lookUpReset, resetPassword } from '#contract/password.ts'
import { ApiError } from '#app/api/failures.ts'
import { resetForm } from '#app/features/auth/password.form.ts'
import { ResetScreen } from '#app/features/auth/ResetScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { authFrame, tokenOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link; opening it does not use up the token. A used link says so before a password is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const token = tokenOf(request)
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:reset.title'),
		token,
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

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ResetPassword() {
	const result = useActionData<typeof action>()
	const isUsed = result?.error?.['']?.includes('auth:reset.gone') ?? false
	const { isGone, ...page } = useLoaderData<typeof loader>()
	return <ResetScreen {...page} result={result} isUsed={isUsed || isGone} />
}
