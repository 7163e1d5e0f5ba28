import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { linkGoogle, unlinkGoogle } from '#contract/google.ts'
import { getProfile } from '#contract/account.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import type { GoogleSignIn } from '#app/http/google-sign-in.server.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { isAnswer } from '../auth/google-answer.server.ts'

const currentPath = paths.profile.googleVerification

export const handle = { i18n: ['profile'] }

/** Shows whether Google is linked; also the redirect URI for linking. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { google } = context
	const search = new URL(request.url).searchParams
	if (google !== null && isAnswer(search)) return link(context, google, search)
	const { isGoogleLinked: isLinked, hasPassword } = await orRespond(context.call(getProfile, {}))
	return {
		isLinked,
		hasPassword,
		isOffered: google !== null,
		title: translator(context.locale)('profile:google.title'),
		formToken: context.formToken(),
	}
}

/** POST: unlinks the Google account. */
export async function action({ context }: ActionFunctionArgs) {
	requireCustomer(context)
	const outcome = await outcomeOf(context.call(unlinkGoogle, {}), 'unlinked')
	context.flash({
		type: outcome === 'unlinked' ? 'success' : 'error',
		key: `profile:google.${outcome}`,
	})
	return goTo(context.locale, currentPath)
}

async function link(context: AppLoadContext, google: GoogleSignIn, search: URLSearchParams) {
	const answer = await google.finish(search, 'link')
	const outcome =
		answer.outcome === 'proof'
			? await outcomeOf(context.call(linkGoogle, { body: answer }), 'linked')
			: answer.outcome
	context.flash({
		type: outcome === 'linked' ? 'success' : 'error',
		key: `profile:google.${outcome}`,
	})
	return goTo(answer.locale, currentPath)
}

const refusals = {
	GOOGLE_TAKEN: 'taken',
	GOOGLE_REFUSED: 'refused',
	GOOGLE_NOT_LINKED: 'notLinked',
	GOOGLE_NOT_CONFIGURED: 'unavailable',
	PASSWORD_NEEDED: 'passwordNeeded',
} as const

async function outcomeOf<Done extends string>(act: Promise<unknown>, done: Done) {
	try {
		await act
		return done
	} catch (error) {
		const code = error instanceof ApiError ? error.code : undefined
		if (!isRefusal(code)) throw asResponse(error)
		return refusals[code]
	}
}

function isRefusal(code: string | undefined): code is keyof typeof refusals {
	return Object.hasOwn(refusals, code ?? '')
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Links or unlinks a Google account. */
export default function GoogleAccount() {
	const view = useLoaderData<typeof loader>()
	const { t } = useTranslation('profile')
	const path = usePath()
	const { isLinked, hasPassword, isOffered } = view
	return (
		<div className="max-w-144">
			<PageHeader title={view.title}>{t('google.lead')}</PageHeader>
			{isLinked ? (
				<div className="flex flex-col gap-4">
					<Alert tone="success">{t('google.isLinked')}</Alert>
					{hasPassword ? (
						<form method="post" action={path(paths.profile.googleVerification)}>
							<input type="hidden" name="formToken" value={view.formToken} />
							<Button>{t('google.unlink')}</Button>
						</form>
					) : (
						<p>{t('google.passwordNeeded')}</p>
					)}
				</div>
			) : null}
			{!isLinked && isOffered ? (
				<ButtonLink variant="primary" href={path(paths.profile.googleVerificationStart)} reload>
					{t('google.link')}
				</ButtonLink>
			) : null}
			{!isLinked && !isOffered ? <Alert>{t('google.notOffered')}</Alert> : null}
		</div>
	)
}
