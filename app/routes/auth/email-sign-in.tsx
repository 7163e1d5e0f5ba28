import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { signInByLink } from '#contract/password.ts'
import { ApiError } from '#app/api/failures.ts'
import { retryHeaders } from '#app/http/form-failure.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths, withQuery } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { backQuery } from '#app/features/auth/back-query.ts'
import { authFrame, returnPathOf, tokenOf } from './auth-page.server.ts'
import { signedIn } from './signed-in.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link. Opening it does not use up the token, since mail scanners open links too. */
export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:emailSignIn.title'),
		token: tokenOf(request),
		back: returnPathOf(request),
	}
}

/** Signs in to the token's account, and says whose it is: a link may come from someone else. */
export async function action({ context, request }: ActionFunctionArgs) {
	try {
		const body = { token: tokenOf(request), device: context.device }
		const { user, isClaimed } = await context.call(signInByLink, { body })
		context.flash({
			type: 'success',
			key: isClaimed ? 'auth:emailSignIn.claimed' : 'auth:emailSignIn.done',
			values: { email: user.email },
		})
		return await signedIn(context, user.token, returnPathOf(request))
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const isDown = error.failure === 'unavailable' || error.failure === 'too-many'
		if (!isDown) return reply({ refused: 'used' as const }, 410)
		return reply({ refused: 'unavailable' as const }, 503, retryHeaders(error.retryAfterSeconds))
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Signs in by a mailed link: the link opens this page, its button signs in. */
export default function EmailSignIn() {
	const refused = useActionData<typeof action>()?.refused ?? ''
	const { token, back, ...view } = useLoaderData<typeof loader>()
	const { t } = useTranslation('auth')
	const path = usePath()
	const isOver = token === '' || refused === 'used'
	const target = path(withQuery(paths.auth.emailSignIn, { token, redirectTo: back }))
	return (
		<AuthPage {...view} lead={isOver ? undefined : t('emailSignIn.lead', { shop: view.shop })}>
			{isOver || refused !== '' ? (
				<div className="mb-4">
					<Alert tone="error" role="alert">
						{isOver ? t('reset.gone') : t('unavailable')}
					</Alert>
				</div>
			) : null}
			{isOver ? (
				<ButtonLink
					variant="primary"
					size="large"
					wide
					href={`${path(paths.auth.signInLink)}${backQuery(back)}`}
				>
					{t('reset.again')}
				</ButtonLink>
			) : (
				<form method="post" action={target}>
					<input type="hidden" name="formToken" value={view.formToken} />
					<Button variant="primary" size="large" wide>
						{t('login.submit')}
					</Button>
				</form>
			)}
		</AuthPage>
	)
}
