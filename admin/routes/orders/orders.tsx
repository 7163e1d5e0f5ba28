import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { findOrder, listOrders, stepOrder } from '#admin/api/orders.server.ts'
import { inTurns } from '#admin/api/in-turns.ts'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { orderTabOf, orderTabs } from '#admin/features/orders/order-tabs.ts'
import { OrderTable } from '#admin/features/orders/OrderTable.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'

const perPage = 25

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const tab = orderTabOf(searchParams.get('tab'))
	const page = Math.min(100_000, Math.max(1, Number(searchParams.get('page')) || 1))
	const number = search === '' ? undefined : await findOrder(staff.api, search)
	if (number !== undefined) throw redirect(`/orders/${number}`)
	const company = staff.company.companyCode
	const found =
		search === ''
			? await listOrders(staff.api, { company, page, perPage, status: tab.status })
			: { list: [], totalPages: 0, totalRows: 0 }
	return {
		title: pageTitle(staff.locale, 'orders:title'),
		tab: tab.key,
		search,
		page,
		pages: found.totalPages,
		total: found.totalRows,
		rows: orderRows(found.list, staff),
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
	const results = await inTurns(numbers, (number) => stepOrder(staff.api, number, 'processing'))
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
	const { tab, search, page, pages, rows, total, canProcess } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['orders', 'common'])
	const hrefOf = (to: number) =>
		`/orders?${new URLSearchParams({ ...(tab === 'all' ? {} : { tab }), page: String(to) })}`
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
				tabs={orderTabs.map(({ key }) => ({
					href: `/orders${key === 'all' ? '' : `?tab=${key}`}`,
					label: t(`tab.${key}`),
					isCurrent: key === tab,
					count: key === tab ? total : undefined,
				}))}
			/>
			{rows.length === 0 ? (
				<EmptyState drawing={search ? 'search' : 'basket'} title={t(search ? 'notFound' : 'empty')}>
					{search ? t('notFoundText') : t('emptyText')}
				</EmptyState>
			) : (
				<PostForm className="mt-3">
					<div className="rounded-card border border-line bg-ground px-4 py-1">
						<OrderTable caption={t('title')} rows={rows} choose="n" />
					</div>
					<div className="sticky bottom-0 -mx-(--gutter) mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-sunk px-(--gutter) py-3">
						<span className="text-14 text-mute max-sm:sr-only">{t('bulk.label')}</span>
						{canProcess ? (
							<Button variant={tab === 'PAYMENT_CONFIRMED' ? 'primary' : 'secondary'} size="small">
								{t('bulk.process')}
							</Button>
						) : null}
						<Button size="small" name="print" value="labels">
							{t('bulk.labels')}
						</Button>
						<Button size="small" name="print" value="slips">
							{t('bulk.slips')}
						</Button>
					</div>
				</PostForm>
			)}
			<Pagination
				{...{ page, pages, hrefOf }}
				words={{
					label: t('common:pages.label'),
					previous: t('common:pages.previous'),
					next: t('common:pages.next'),
					page: (number) => t('common:pages.page', { page: number }),
				}}
			/>
		</>
	)
}
