import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { orderStatuses } from '#app/domain/order.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import { OrdersScreen } from '#app/features/orders/OrdersScreen.tsx'
import { ordersPath, ordersView } from '#app/features/orders/orders-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['my-orders', 'orders'] }

/** The customer's orders, newest first; a page beyond the last redirects to the last. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const search = new URL(request.url).searchParams
	const requested = {
		page: pageNumber(search),
		status: orderStatuses.find((status) => status === search.get('status')),
		text: typedLine(search.get('q')) || undefined,
	}
	const found = await orRespond(context.api.customerOrders.list(requested))
	const last = Math.max(1, found.pages)
	if (requested.page > last) throw goTo(context.locale, ordersPath({ ...requested, page: last }))
	return {
		...ordersView(requested, found, context.locale, context.now),
		title: translator(context.locale)('my-orders:title'),
		formToken: context.formToken(),
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Orders() {
	return <OrdersScreen {...useLoaderData<typeof loader>()} />
}
