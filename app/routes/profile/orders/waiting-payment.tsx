import { getOrder, listOrders } from '#contract/customer-order.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { ownOrderView } from '#app/features/orders/own-order-view.ts'
import { WaitingPaymentScreen } from '#app/features/orders/WaitingPaymentScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { pageNumber } from '../../content/page-number.ts'
import { payeesFor } from './payees-for.server.ts'

/** Orders per page: each has full payment instructions. */
const pageSize = 5

export const handle = { i18n: ['my-orders', 'orders', 'payment'] }

/** The customer's unpaid orders with payment instructions. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, now, call } = context
	const page = pageNumber(new URL(request.url).searchParams)
	const query = { status: 'PENDING' as const, page, pageSize }
	const found = await orRespond(call(listOrders, { query }))
	const [orders, payees] = await Promise.all([
		Promise.all(found.list.map(({ number }) => orRespond(call(getOrder, { number })))),
		payeesFor(context),
	])
	return {
		orders: orders
			.map((order) => ownOrderView(order, locale, now))
			.filter(({ payment }) => payment !== 'ended' && payment !== 'paid'),
		payees,
		page,
		pages: found.pages,
		formToken: context.formToken(),
		title: translator(locale)('my-orders:waiting.title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function WaitingPayment() {
	return <WaitingPaymentScreen {...useLoaderData<typeof loader>()} />
}
