import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listSessions } from '#contract/auth.ts'
import { browserNameOf, type BrowserName } from '#web/domain/browser.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { SessionsScreen } from '#app/features/account/SessionsScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['account', 'profile'] }

/** The customer's open sessions. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list } = await orRespond(context.call(listSessions, {}))
	const t = translator(context.locale)
	return {
		title: t('account:sessions.title'),
		formToken: context.formToken(),
		sessions: list.map(({ id, device, created, seen, isCurrent }) => ({
			id,
			isCurrent,
			device: deviceName(browserNameOf(device)),
			created: formatDateTime(created, context.locale),
			seen: formatDateTime(seen, context.locale),
		})),
	}

	function deviceName({ browser, system }: BrowserName) {
		if (browser !== null && system !== null) {
			return t('account:sessions.device', { browser, system })
		}
		return browser ?? system ?? t('account:sessions.unknown')
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Sessions() {
	return <SessionsScreen {...useLoaderData<typeof loader>()} />
}
