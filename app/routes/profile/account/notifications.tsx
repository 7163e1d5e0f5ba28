import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listNotifications, markAllRead } from '#contract/notification.ts'
import { endWatch, listWatches } from '#contract/watch.ts'
import { notificationView } from '#app/features/notifications/notifications-view.ts'
import { NotificationsScreen } from '#app/features/notifications/NotificationsScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { i18n: ['notifications', 'profile'] }

/** What happened to the customer's things, and what they wait for. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const [{ list, readAt }, watches] = await orRespond(
		Promise.all([context.call(listNotifications, {}), context.call(listWatches, {})]),
	)
	return {
		title: translator(context.locale)('notifications:title'),
		formToken: context.formToken(),
		items: list.map((one) => notificationView(one, readAt, context.locale)),
		watches: watches.list.map(({ id, kind, product, slug }) => ({ id, kind, product, slug })),
	}
}

/** Marks all as read, or ends a watch. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = await request.formData()
	const end = form.get('end')
	if (typeof end === 'string') await orRespond(context.call(endWatch, { id: end.slice(0, 40) }))
	else if (form.has('read')) await orRespond(context.call(markAllRead, {}))
	return goTo(context.locale, paths.profile.notifications)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Notifications() {
	return <NotificationsScreen {...useLoaderData<typeof loader>()} />
}
