import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readOrders } from '#admin/features/orders/several-orders.server.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import { PaperPage } from '#admin/features/labels/PaperPage.tsx'
import { type SlipView, slipViews } from '#admin/features/labels/slip-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'orders.read')
	const orders = await readOrders(api, chosenNumbers(args.request))
	return {
		title: pageTitle(locale, 'orders:slip.title'),
		shop: company.companyName,
		slips: orders.flatMap((order) => slipViews(order, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** Packing slips: one page per order, without prices, with a checkbox for each line. */
export default function SlipsPage() {
	const { slips, shop } = useLoaderData<typeof loader>()
	const { t } = useTranslation('orders')
	return (
		<PaperPage title={t('slip.title')}>
			{slips.map((order) => (
				<Slip key={`${order.number} ${order.part?.number ?? ''}`} order={order} shop={shop} />
			))}
		</PaperPage>
	)
}

function Slip({ order, shop }: { order: SlipView; shop: string }) {
	const { t } = useTranslation('orders')
	return (
		<article className="break-after-page border-b border-line py-6 last:break-after-auto">
			<header className="flex flex-wrap justify-between gap-4">
				<div>
					<h2>{order.number}</h2>
					<p className="text-14">{order.placed}</p>
					{order.part ? <b>{t('label.part', order.part)}</b> : null}
				</div>
				<div className="text-right text-14">
					<b>{order.sender ?? shop}</b>
					<br />
					{order.courier ?? t('pickUp')}
					{order.pickUpAt.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</div>
			</header>
			<address className="mt-4 text-14 not-italic">
				<b>{order.name}</b> · {order.phone}
				{order.address.map((line) => (
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
			{order.cod ? (
				<p className="mt-4 font-semibold">{t('cod.collect', { amount: order.cod })}</p>
			) : null}
			{order.note ? (
				<p className="mt-4 text-14 whitespace-pre-line">
					<b>{t('note')}:</b> {order.note}
				</p>
			) : null}
		</article>
	)
}
