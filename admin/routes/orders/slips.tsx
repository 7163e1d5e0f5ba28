import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readOrders } from '#admin/api/orders.server.ts'
import { chosenNumbers } from '#admin/features/orders/chosen-numbers.ts'
import { type OrderView, orderView } from '#admin/features/orders/order-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { paperStyle } from '#app/ui/paper-style.ts'
import { TextLink } from '#app/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'orders.read')
	const orders = await readOrders(api, chosenNumbers(args.request))
	return {
		title: pageTitle(locale, 'orders:slip.title'),
		shop: company.companyName,
		orders: orders.map((order) => orderView(order, locale)),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** Packing slips: one page per order, without prices, with a checkbox for each line. */
export default function SlipsPage() {
	const { orders, shop } = useLoaderData<typeof loader>()
	const { t } = useTranslation('orders')
	return (
		<main className={`min-h-dvh ${paperStyle}`} id="main">
			<div className="mx-auto max-w-180 p-(--gutter)">
				<div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-3 print:hidden">
					<h1>{t('slip.title')}</h1>
					<p className="text-14 text-mute">{t('slip.print')}</p>
					<TextLink href="/orders" touch="block">
						{t('slip.back')}
					</TextLink>
				</div>
				{orders.map((order) => (
					<Slip key={order.number} order={order} shop={shop} />
				))}
			</div>
		</main>
	)
}

function Slip({ order, shop }: { order: OrderView; shop: string }) {
	const { t } = useTranslation('orders')
	return (
		<article className="break-after-page border-b border-line py-6 last:break-after-auto">
			<header className="flex flex-wrap justify-between gap-4">
				<div>
					<h2>{order.number}</h2>
					<p className="text-14">{order.placed}</p>
				</div>
				<div className="text-right text-14">
					<b>{shop}</b>
					<br />
					{order.shipment?.isPickUp ? t('pickUp') : order.shipment?.name}
					{order.shipment?.pickUpAt.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</div>
			</header>
			<address className="mt-4 text-14 not-italic">
				<b>{order.buyer.name}</b> · {order.buyer.phone}
				{order.buyer.address?.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			<ul className="mt-4 border-t border-line">
				{order.lines.map((line) => (
					<li key={line.key} className="flex items-center gap-4 border-b border-line py-2">
						<span className="size-5 flex-none border border-ink" />
						<b className="w-10 text-right tabular-nums">{line.quantity} ×</b>
						<span className="min-w-0 flex-1">
							{line.name}
							<span className="block text-14">
								{[line.variant, line.sku].filter(Boolean).join(' · ')}
							</span>
						</span>
					</li>
				))}
			</ul>
			{order.note ? (
				<p className="mt-4 text-14 whitespace-pre-line">
					<b>{t('note')}:</b> {order.note}
				</p>
			) : null}
		</article>
	)
}
