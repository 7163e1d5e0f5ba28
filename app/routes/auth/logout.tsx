import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { logOut } from '#contract/auth.ts'
import { clearStorage } from '#app/features/auth/clear-storage.ts'
import { goTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { AuthPage } from '#app/features/auth/AuthPage.tsx'
import { authFrame } from './auth-page.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

/** Asks for confirmation: a GET signs nobody out. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.customer.current() === null) return goTo(context.locale, paths.home)
	const t = translator(context.locale)
	return {
		...authFrame(context),
		title: t('auth:logout.title'),
		lead: t('auth:logout.lead'),
		submit: t('auth:logout.submit'),
	}
}

/** Ends the session here and at the website API; the visitor's data in the browser is removed too (spec section 4). */
export async function action({ context }: ActionFunctionArgs) {
	if (context.customer.current() !== null) await orNull(context.call(logOut, {}))
	context.customer.end()
	context.forgetVisitor()
	context.flash({ type: 'success', key: 'auth:logout.done' })
	return redirect(localePath(context.locale, paths.home), {
		status: 303,
		headers: { 'Clear-Site-Data': '"storage"' },
	})
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** One question and its button, so that opening a URL alone changes nothing. */
export default function Logout() {
	const { lead, submit, ...view } = useLoaderData<typeof loader>()
	const path = usePath()
	return (
		<AuthPage {...view} lead={lead}>
			<form method="post" action={path(paths.auth.logout)} onSubmit={clearStorage}>
				<input type="hidden" name="formToken" value={view.formToken} />
				<Button variant="primary" size="large" wide>
					{submit}
				</Button>
			</form>
		</AuthPage>
	)
}
