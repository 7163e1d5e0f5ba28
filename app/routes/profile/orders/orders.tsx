import { listOrders } from '#contract/customer-order.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getProfile } from '#contract/account.ts'
import { orderStatuses } from '#app/domain/order.ts'
import { ConfirmEmail } from '#app/features/account/ConfirmEmail.tsx'
import { typedLine } from '#app/features/content/typed-line.ts'
import { OrdersScreen } from '#app/features/orders/OrdersScreen.tsx'
import { ordersPath, ordersView } from '#app/features/orders/orders-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['account', 'my-orders', 'orders'] }

/** The customer's orders, newest first; a page beyond the last redirects to the last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const search = new URL(request.url).searchParams
	const requested = {
		page: pageNumber(search),
		status: orderStatuses.find((status) => status === search.get('status')),
		text: typedLine(search.get('q')) || undefined,
	}
	const [found, person] = await Promise.all([
		orRespond(context.call(listOrders, { query: requested })),
		orNull(context.call(getProfile, {}, { optional: true })),
	])
	const last = Math.max(1, found.pages)
	if (requested.page > last) throw goTo(context.locale, ordersPath({ ...requested, page: last }))
	return {
		...ordersView(requested, found, context.locale, context.now),
		title: translator(context.locale)('my-orders:title'),
		// Orders without an account join it once its email is confirmed (docs/decisions/0052).
		contact: person && {
			isEmailConfirmed: person.isEmailConfirmed,
			emailWaiting: person.emailWaiting,
		},
		formToken: context.formToken(),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Orders() {
	const { contact, ...data } = useLoaderData<typeof loader>()
	const reminder = contact && <ConfirmEmail {...contact} formToken={data.formToken} />
	return <OrdersScreen {...data} reminder={reminder} />
}
