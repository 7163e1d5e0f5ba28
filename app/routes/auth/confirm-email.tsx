import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { confirmEmail } from '#contract/account.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { authFrame, tokenOf } from './auth-page.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** The page of a mailed link. Opening it does not use up the token, since mail scanners open links too. */
export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:confirm.title'),
		token: tokenOf(request),
	}
}

/** Confirms the email of the token's account, independent of the signed-in customer. */
export async function action({ context, request }: ActionFunctionArgs) {
	try {
		await context.call(confirmEmail, { body: { token: tokenOf(request) } })
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const [refused, status] = refusals.get(error.failure) ?? refused410
		return reply({ refused }, status)
	}
	context.flash({ type: 'success', key: 'auth:confirm.done' })
	return goTo(
		context.locale,
		context.customer.current() === null ? paths.auth.login : paths.profile.edit,
	)
}

type Refusal = readonly ['used' | 'taken' | 'unavailable', number]
const refused410: Refusal = ['used', 410]
const refusals = new Map<string, Refusal>([
	['conflict', ['taken', 409]],
	['unavailable', ['unavailable', 503]],
	['too-many', ['unavailable', 429]],
])

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Confirms an email address: the mailed link opens this page, its button confirms. */
export default function ConfirmEmail() {
	const refused = useActionData<typeof action>()?.refused ?? ''
	const { token, ...view } = useLoaderData<typeof loader>()
	const { t } = useTranslation('auth')
	const path = usePath()
	const isOver = token === '' || refused === 'used' || refused === 'taken'
	return (
		<AuthPage {...view} lead={isOver ? undefined : t('confirm.lead')}>
			{token === '' || refused !== '' ? (
				<div className="mb-4">
					<Alert tone="error" role="alert">
						{t(`confirm.${refused || 'used'}`)}
					</Alert>
				</div>
			) : null}
			{isOver ? (
				<ButtonLink variant="primary" size="large" wide href={path(paths.profile.edit)}>
					{t('confirm.toProfile')}
				</ButtonLink>
			) : (
				<form
					method="post"
					action={`${path(paths.auth.confirmEmail)}?token=${encodeURIComponent(token)}`}
				>
					<input type="hidden" name="formToken" value={view.formToken} />
					<Button variant="primary" size="large" wide>
						{t('confirm.submit')}
					</Button>
				</form>
			)}
		</AuthPage>
	)
}
