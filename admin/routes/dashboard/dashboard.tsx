import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getRecentSales } from '#contract/dashboard.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { greetedName } from '#admin/features/dashboard/greeted-name.ts'
import { readQueues, type Queue } from '#admin/features/dashboard/read-queues.server.ts'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { OrderTable } from '#admin/features/orders/OrderTable.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const periods = ['today', 'last7Days', 'last30Days'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args)
	const [queues, sales, newest] = await Promise.all([
		readQueues(staff),
		readSales(staff),
		staff.can('orders.read')
			? staff.api.call(listStaffOrders, {
					query: { company: staff.company.companyCode, pageSize: 8 },
				})
			: null,
	])
	return {
		title: pageTitle(staff.locale, 'common:nav.home'),
		name: greetedName(staff.me.name),
		sales,
		waiting: queues.filter(({ count }) => count > 0),
		quiet: queues.filter(({ count }) => count === 0).map(({ key }) => key),
		newest: newest === null ? null : orderRows(newest.list, staff),
	}
}

export const action = noForm

async function readSales({ api, can, locale }: Staff) {
	if (!can('reports')) return null
	const sales = await api.call(getRecentSales, {})
	const last = sales.days.length - 1
	return {
		sums: periods.map((key) => ({
			key,
			revenue: formatMoney(sales[key].revenue),
			orders: sales[key].orderCount,
		})),
		days: sales.days.map(({ day, revenue, orderCount }, index) => ({
			day,
			date: formatDate(`${day}T00:00:00+07:00`, locale),
			label: String(Number(day.slice(8))),
			value: revenue,
			revenue: formatMoney(revenue),
			orders: orderCount,
			isToday: index === last,
		})),
		top: formatMoney(Math.max(0, ...sales.days.map(({ revenue }) => revenue))),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DashboardPage() {
	const { name, waiting, quiet, sales, newest } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['dashboard', 'common'])
	return (
		<>
			<PageHead title={t(name === '' ? 'helloAll' : 'hello', { name })}>
				<p className="text-mute">{t(waiting.length > 0 ? 'work' : 'noWork')}</p>
			</PageHead>
			<QueueCards queues={waiting} />
			{quiet.length > 0 ? (
				<p className="mt-3 text-14 text-mute">
					{t('done', { list: quiet.map((key) => t(`queue.${key}`).toLowerCase()).join(', ') })}
				</p>
			) : null}
			{sales ? (
				<div className="mt-6">
					<SalesPanel sales={sales} />
				</div>
			) : null}
			{newest ? (
				<div className="mt-6">
					<Panel
						id="newest"
						title={t('newest')}
						more={
							<TextLink href="/orders" touch="line" className="text-14">
								{t('all')}
							</TextLink>
						}
					>
						{newest.length > 0 ? (
							<OrderTable caption={t('newest')} rows={newest} />
						) : (
							<p className="text-mute">{t('noOrders')}</p>
						)}
					</Panel>
				</div>
			) : null}
		</>
	)
}

function QueueCards({ queues }: { queues: Queue[] }) {
	const { t } = useTranslation('dashboard')
	return (
		<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
			{queues.map(({ key, href, count }) => (
				<li key={key}>
					<Anchor
						href={href}
						className="group flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-ground p-4 hover:border-link"
					>
						<span className="text-28 leading-none font-bold tabular-nums">
							{count > 99 ? '99+' : count}
						</span>
						<span className="flex items-center justify-between gap-2 text-14 font-semibold">
							{t(`queue.${key}`)}
							<span className="shrink-0 text-mute group-hover:text-link">
								<Icon name="right" size="small" />
							</span>
						</span>
					</Anchor>
				</li>
			))}
		</ul>
	)
}

function SalesPanel({ sales }: { sales: NonNullable<SerializeFrom<typeof loader>['sales']> }) {
	const { t } = useTranslation('dashboard')
	return (
		<Panel id="sales" title={t('sales.title')}>
			<div className="flex flex-wrap gap-3">
				{sales.sums.map(({ key, revenue, orders }) => (
					<Stat key={key} label={t(`sales.${key}`)} value={revenue}>
						<span className="text-14 text-mute">{t('sales.orders', { count: orders })}</span>
					</Stat>
				))}
			</div>
			<BarChart
				label={t('sales.chart')}
				bars={sales.days.map(({ day, label, value, isToday }) => ({
					key: day,
					label,
					value,
					current: isToday,
				}))}
				every={5}
				top={sales.top}
			/>
			<Disclosure summary={t('sales.table')}>
				<ListTable
					caption={t('sales.chart')}
					rows={sales.days.toReversed()}
					keyOf={({ day }) => day}
					columns={[
						{ label: t('sales.day'), cell: ({ date }) => date },
						{ label: t('sales.orderCount'), cell: ({ orders }) => orders, end: true },
						{ label: t('sales.revenue'), cell: ({ revenue }) => revenue, end: true },
					]}
				/>
			</Disclosure>
		</Panel>
	)
}
