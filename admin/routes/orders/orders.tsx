import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { countOrders, findOrder, processOrders, searchOrders } from '#admin/api/orders.server.ts'
import { listedOrderRows } from '#admin/features/orders/order-rows.ts'
import { orderTabOf, orderTabs } from '#admin/features/orders/order-tabs.ts'
import { OrderListForm } from '#admin/features/orders/OrderListForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { OtherPages } from '#admin/ui/OtherPages.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'

const perPage = 25

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const tab = orderTabOf(searchParams.get('tab'))
	const next = searchParams.get('next') ?? ''
	const number = search === '' ? undefined : await findOrder(staff.api, search)
	if (number !== undefined) throw redirect(`/orders/${number}`)
	const [found, counts] = await Promise.all([
		searchOrders(staff.api, {
			...{ tab: tab.tab, search, limit: perPage },
			next: /^[\w:.-]{1,80}$/.test(next) ? next : '',
		}),
		countOrders(staff.api),
	])
	return {
		title: pageTitle(staff.locale, 'orders:title'),
		tab: tab.key,
		search,
		isFirst: next === '',
		next: found.next,
		tabs: orderTabs.map(({ key, tab: name }) => ({ key, count: counts.get(name) })),
		rows: listedOrderRows(found.list, staff),
		canProcess: staff.can('orders.process'),
	}
}

export async function action(args: AdminArgs) {
	const form = await args.request.formData()
	const numbers = form.getAll('n').map(String).slice(0, perPage)
	const print = form.get('print')
	if (print === 'labels' || print === 'slips') {
		return redirect(`/orders/${print}?${new URLSearchParams(numbers.map((n) => ['n', n]))}`, 303)
	}
	const staff = await requireStaff(args, 'orders.process')
	const results = await processOrders(staff.api, numbers)
	const done = results.filter(({ ok }) => ok).length
	const left = numbers.filter((_, index) => !results[index]?.ok)
	staff.notices.put(
		left.length > 0
			? noticeOf(
					staff,
					'orders:bulk.partly',
					{ done, numbers: left.slice(0, 10).join(', ') },
					'warning',
				)
			: noticeOf(staff, done > 0 ? 'orders:bulk.processed' : 'orders:bulk.none', { done }),
	)
	return redirect('/orders?tab=PAYMENT_CONFIRMED', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OrdersPage() {
	const { tab, tabs, search, isFirst, next, rows, canProcess } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['orders', 'common'])
	return (
		<>
			<PageHead
				title={search ? t('found', { search }) : t('title')}
				actions={
					canProcess ? (
						<ButtonLink href="/orders/ship">{t('bulk.shipSheet')}</ButtonLink>
					) : undefined
				}
			/>
			<TabLinks
				label={t('tabs')}
				tabs={tabs.map(({ key, count }) => ({
					href: addressOf({ tab: key, search }),
					label: t(`tab.${key}`),
					isCurrent: key === tab,
					count,
				}))}
			/>
			{rows.length === 0 ? (
				<EmptyState drawing={search ? 'search' : 'basket'} title={t(search ? 'notFound' : 'empty')}>
					{search ? t('notFoundText') : t('emptyText')}
				</EmptyState>
			) : (
				<OrderListForm {...{ rows, canProcess }} isToPack={tab === 'PAYMENT_CONFIRMED'} />
			)}
			<OtherPages
				first={isFirst ? null : addressOf({ tab, search })}
				next={next === null ? null : addressOf({ tab, search, next })}
			/>
		</>
	)
}

function addressOf({ tab, search, next }: { tab: string; search: string; next?: string }) {
	const query = new URLSearchParams({
		...(tab === 'all' ? {} : { tab }),
		...(search && { q: search }),
		...(next && { next }),
	})
	return query.size > 0 ? `/orders?${query}` : '/orders'
}
