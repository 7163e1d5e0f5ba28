import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { readOrders } from '#admin/features/orders/several-orders.server.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import { PaperPage } from '#admin/features/labels/PaperPage.tsx'
import { pickList } from '#admin/features/labels/pick-list.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.read')
	const orders = await readOrders(api, chosenNumbers(args.request))
	const items = pickList(orders)
	return {
		title: pageTitle(locale, 'orders:picks.title'),
		items,
		units: items.reduce((sum, { quantity }) => sum + quantity, 0),
		orderCount: new Set(items.flatMap((item) => item.orders.map(({ number }) => number))).size,
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** What to take from the shelves for all selected orders, each variant once. */
export default function PicksPage() {
	const { items, units, orderCount } = useLoaderData<typeof loader>()
	const { t } = useTranslation('orders')
	return (
		<PaperPage title={t('picks.title')}>
			<p className="py-3 text-14">{t('picks.sum', { units, orders: orderCount })}</p>
			<ul className="border-t border-line">
				{items.map((item) => (
					<li
						key={`${item.sku} ${item.name} ${item.variant}`}
						className="flex items-center gap-4 border-b border-line py-2"
					>
						<span className="size-5 flex-none border border-ink" />
						<b className="w-10 text-right tabular-nums">{item.quantity} ×</b>
						<span className="min-w-0 flex-1 wrap-anywhere">
							<b>{item.sku}</b> {[item.name, item.variant].filter(Boolean).join(' · ')}
							<span className="block text-14">
								{item.orders
									.map(({ number, quantity }) =>
										quantity === 1 ? number : `${number} (${quantity})`,
									)
									.join(', ')}
							</span>
						</span>
					</li>
				))}
			</ul>
		</PaperPage>
	)
}
