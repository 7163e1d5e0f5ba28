import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import type { Order } from '#app/domain/order.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import { Track } from '#app/features/analytics/Track.tsx'
import { orderView } from '#app/features/orders/order-view.ts'
import { SuccessScreen } from '#app/features/orders/SuccessScreen.tsx'
import { whatsappLink } from '#app/features/orders/whatsapp-link.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { paths, withQuery } from '#app/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['orders', 'payment'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { locale, site, now } = context
	const requested = new URL(request.url).searchParams.get('order')
	const recent = context.recentOrders.list()
	const known = requested === null ? recent[0] : recent.find(({ number }) => number === requested)
	if (known === undefined) {
		throw goTo(locale, withQuery(paths.orderLookUp, { order: requested ?? undefined }))
	}
	const order = await orRespond(context.api.orders.lookUpKnown(known.number, known.phone))
	const t = translator(locale)
	const question = t('orders:success.whatsappText', { store: site.title, number: order.number })
	return {
		order: orderView(order, locale, now),
		whatsapp: site.showWhatsapp ? whatsappLink(site.customerCarePhone, question) : null,
		bought: context.tracking ? boughtEvent(order) : undefined,
		cartIsEmpty: context.cart.current().lines.length === 0,
		title: t('orders:success.title'),
	}
}

function boughtEvent({ lines, total, number }: Order) {
	const goods = lines.map(({ variantId, productName, price, quantity }) => ({
		variantId,
		name: productName,
		price,
		quantity,
	}))
	return shopEvent('purchase', goods, { value: total, orderNumber: number })
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function OrderSuccess() {
	const { bought, ...page } = useLoaderData<typeof loader>()
	return (
		<>
			<SuccessScreen {...page} />
			<Track event={bought} />
		</>
	)
}
