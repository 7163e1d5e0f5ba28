import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { greetedName } from '#admin/features/dashboard/greeted-name.ts'
import { QueueCards } from '#admin/features/dashboard/QueueCards.tsx'
import { readQueues } from '#admin/features/dashboard/read-queues.server.ts'
import { readSales } from '#admin/features/dashboard/read-sales.server.ts'
import { SalesPanel } from '#admin/features/dashboard/SalesPanel.tsx'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { OrderTable } from '#admin/features/orders/OrderTable.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

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
