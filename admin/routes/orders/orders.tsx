import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { deliverOrder, processOrder } from '#contract/order-step.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { getLabelSize } from '#contract/label-size.ts'
import { countOrders, searchOrders } from '#contract/order-list.ts'
import { listViews } from '#contract/order-view.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { keepLabelSize } from '#admin/features/labels/keep-label-size.server.ts'
import { changeViews } from '#admin/features/orders/change-views.server.ts'
import { orderListAddress, withoutSelection } from '#admin/features/orders/order-list-address.ts'
import { listedOrderRows } from '#admin/features/orders/order-rows.ts'
import { orderTabOf, orderTabs } from '#admin/features/orders/order-tabs.ts'
import { eachOrder } from '#admin/features/orders/several-orders.server.ts'
import { OrderListForm } from '#admin/features/orders/OrderListForm.tsx'
import { OrderViews } from '#admin/features/orders/OrderViews.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

const perPage = 25

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const tab = orderTabOf(searchParams.get('tab'))
	const next = searchParams.get('next') ?? ''
	const chosen = searchParams.get('chosen') ?? ''
	if (search !== '') {
		// The number of an order, in any spelling.
		const named = await staff.api.tryCall(readStaffOrder, { number: search })
		if (named.ok) throw redirect(`/orders/${named.data.number}`)
	}
	const query = {
		tab: tab.tab,
		search,
		limit: perPage,
		next: /^[\w:.-]{1,80}$/.test(next) ? next : '',
	}
	const { call } = staff.api
	const [found, counted, views, { labelSize }] = await Promise.all([
		call(searchOrders, { query }),
		call(countOrders, {}),
		call(listViews, {}),
		call(getLabelSize, {}),
	])
	const counts = new Map(counted.list.map((one) => [one.tab, one.count]))
	return {
		title: pageTitle(staff.locale, 'orders:title'),
		tab: tab.key,
		search,
		isFirst: next === '',
		next: found.next,
		tabs: orderTabs.map(({ key, tab: name }) => ({ key, count: counts.get(name) })),
		views: views.list.map((view) => {
			const key = orderTabs.find((orderTab) => orderTab.tab === view.tab)?.key ?? 'all'
			return {
				id: view.id,
				name: view.name,
				href: orderListAddress({ tab: key, search: view.search }),
				isCurrent: view.tab === tab.tab && view.search === search,
			}
		}),
		rows: listedOrderRows(found.list, staff),
		can: {
			process: staff.can('orders.process'),
			pay: staff.can('payments.confirm'),
			create: staff.can('orders.create'),
		},
		labelSize,
		chosen: chosen === 'all' ? ('all' as const) : chosen.split('.').slice(0, perPage),
		// Without script, a link selects all.
		selectAllHref: orderListAddress({
			tab: tab.key,
			search,
			next,
			chosen: chosen === 'all' ? '' : 'all',
		}),
	}
}

export async function action(args: AdminArgs) {
	const form = await args.request.formData()
	const numbers = form.getAll('n').map(String).slice(0, perPage)
	const reader = await requireStaff(args, 'orders.read')
	const changed = await changeViews(reader, form)
	if (changed) return changed
	if (numbers.length === 0) {
		reader.notices.put(noticeOf(reader, 'orders:bulk.none', {}, 'warning'))
		return redirect(withoutSelection(args.request.url), 303)
	}
	// Pages that continue with the selected orders.
	const page = form.get('open')
	if (page === 'labels') await keepLabelSize(reader.api, form)
	if (page === 'labels' || page === 'slips' || page === 'picks' || page === 'pay') {
		return redirect(`/orders/${page}?${new URLSearchParams(numbers.map((n) => ['n', n]))}`, 303)
	}
	const staff = await requireStaff(args, 'orders.process')
	if (page === 'book') {
		return redirect(`/orders/bookings?${new URLSearchParams(numbers.map((n) => ['n', n]))}`, 303)
	}
	if (page === 'deliver') return deliverChosen(staff, numbers)
	const results = await eachOrder(numbers, (number) => staff.api.tryCall(processOrder, { number }))
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
			: noticeOf(staff, 'orders:bulk.processed', { done }),
	)
	if (done === 0) return redirect('/orders?tab=PAYMENT_CONFIRMED', 303)
	// Orders that were just packed stay selected, to be printed.
	const packed = numbers.filter((_, index) => results[index]?.ok)
	return redirect(orderListAddress({ tab: 'PROCESSING', chosen: packed.join('.') }), 303)
}

async function deliverChosen(staff: Awaited<ReturnType<typeof requireStaff>>, numbers: string[]) {
	const results = await eachOrder(numbers, (number) => staff.api.tryCall(deliverOrder, { number }))
	const left = numbers.filter((_, index) => !results[index]?.ok)
	const done = numbers.length - left.length
	const values = { done, numbers: left.slice(0, 10).join(', ') }
	staff.notices.put(
		left.length > 0
			? noticeOf(staff, 'orders:bulk.deliveredPartly', values, 'warning')
			: noticeOf(staff, 'orders:bulk.delivered', { done }),
	)
	return redirect('/orders?tab=SHIPPING', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OrdersPage() {
	const loaded = useLoaderData<typeof loader>()
	const { tab, tabs, views, search, isFirst, next, rows, can } = loaded
	const { chosen, selectAllHref, labelSize } = loaded
	const { t } = useTranslation(['orders', 'common', 'drafts'])
	return (
		<>
			<PageHead
				title={search ? t('found', { search }) : t('title')}
				actions={
					<>
						{can.create ? (
							<>
								<ButtonLink href="/orders/new">{t('drafts:new')}</ButtonLink>
								<ButtonLink href="/orders/drafts">{t('drafts:title')}</ButtonLink>
							</>
						) : null}
						{can.process ? (
							<ButtonLink href="/orders/ship">{t('bulk.shipSheet')}</ButtonLink>
						) : null}
					</>
				}
			/>
			<TabLinks
				label={t('tabs')}
				tabs={tabs.map(({ key, count }) => ({
					href: orderListAddress({ tab: key, search }),
					label: t(`tab.${key}`),
					isCurrent: key === tab,
					count,
				}))}
			/>
			<OrderViews views={views} tab={tab} search={search} />
			{rows.length === 0 ? (
				<EmptyState drawing={search ? 'search' : 'basket'} title={t(search ? 'notFound' : 'empty')}>
					{search ? t('notFoundText') : t('emptyText')}
				</EmptyState>
			) : (
				<OrderListForm
					// A link that changes the selection renders the checkboxes anew.
					key={`${tab} ${String(chosen)}`}
					rows={rows}
					can={can}
					chosen={chosen}
					selectAllHref={selectAllHref}
					primaryAction={mainAction(tab)}
					labelSize={labelSize}
				/>
			)}
			<PageLinks
				first={isFirst ? null : orderListAddress({ tab, search })}
				next={next === null ? null : orderListAddress({ tab, search, next })}
			/>
			{rows.length === 0 ? null : (
				<DownloadForm file={orderListAddress({ tab, search }).replace('/orders', '/orders/file')}>
					{t('file.download')}
				</DownloadForm>
			)}
		</>
	)
}

/** The main action for the orders of a tab. */
function mainAction(tab: string) {
	if (tab === 'TO_CHECK' || tab === 'PENDING') return 'pay'
	if (tab === 'SHIPPING') return 'deliver'
	return tab === 'PAYMENT_CONFIRMED' ? 'process' : null
}
