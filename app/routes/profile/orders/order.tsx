import { getOrder } from '#contract/customer-order.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { MyOrderScreen } from '#app/features/orders/MyOrderScreen.tsx'
import { isPayable } from '#app/domain/order.ts'
import { ownOrderView } from '#app/features/orders/own-order-view.ts'
import { whatsappLink } from '#app/features/orders/whatsapp-link.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { choicesFor } from '../../orders/choices-for.server.ts'
import { orderAddress } from '../../orders/order-address.server.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { moveOrder } from './move-order.server.ts'
import { payeesFor } from './payees-for.server.ts'

export const handle = { i18n: ['my-orders', 'orders', 'payment'] }

/** One of the customer's orders; another customer's is a 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, site, now } = context
	const order = await orRespond(context.call(getOrder, { number: params.saleId ?? '' }))
	const [payees, choices] = isPayable(order, now)
		? await Promise.all([payeesFor(context, order.amountDue), choicesFor(context, order)])
		: [[], []]
	const t = translator(locale)
	const question = t('orders:success.whatsappText', {
		store: site.title,
		number: order.number,
		address: orderAddress(context, order.number),
	})
	return {
		order: ownOrderView(order, locale, now, site.pickupPlaces),
		payees,
		choices,
		whatsapp: site.showWhatsapp ? whatsappLink(site.customerCarePhone, question) : null,
		formToken: context.formToken(),
		title: t('my-orders:waiting.order', { number: order.number }),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	return moveOrder(context, params.saleId ?? '', await request.formData())
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Order() {
	return <MyOrderScreen {...useLoaderData<typeof loader>()} />
}
