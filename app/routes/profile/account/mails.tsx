import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { changeMailPreference, getMailPreference, MAIL_KINDS } from '#contract/notification.ts'
import { MailsScreen } from '#app/features/notifications/MailsScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['notifications', 'profile'] }

/** Which mails the customer wants. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { off } = await orRespond(context.call(getMailPreference, {}))
	return {
		title: translator(context.locale)('notifications:mails.title'),
		kinds: MAIL_KINDS,
		off,
		formToken: context.formToken(),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const enabled = (await request.formData()).getAll('kind')
	const off = MAIL_KINDS.filter((kind) => !enabled.includes(kind))
	await orRespond(context.call(changeMailPreference, { body: { off } }))
	context.flash({ type: 'success', key: 'notifications:said.mails' })
	return goTo(context.locale, paths.profile.notifications)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Mails() {
	return <MailsScreen {...useLoaderData<typeof loader>()} />
}
