import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listOrders } from '#admin/api/orders.server.ts'
import { readQueues } from '#admin/features/dashboard/read-queues.server.ts'
import { orderRows } from '#admin/features/orders/order-rows.ts'
import { OrderTable } from '#admin/features/orders/OrderTable.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args)
	const [queues, newest] = await Promise.all([
		readQueues(staff),
		staff.can('orders.read')
			? listOrders(staff.api, { company: staff.company.companyCode, perPage: 8 })
			: null,
	])
	return {
		title: pageTitle(staff.locale, 'common:nav.home'),
		name: staff.me.name.split(' ')[0] ?? '',
		waiting: queues.filter(({ count }) => count > 0),
		quiet: queues.filter(({ count }) => count === 0).map(({ key }) => key),
		newest: newest === null ? null : orderRows(newest.list, staff),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DashboardPage() {
	const { name, waiting, quiet, newest } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['dashboard', 'common'])
	return (
		<>
			<PageHead title={t('hello', { name })}>
				<p className="text-mute">{t(waiting.length > 0 ? 'work' : 'noWork')}</p>
			</PageHead>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
				{waiting.map(({ key, href, count }) => (
					<li key={key}>
						<Anchor
							href={href}
							className="group flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-ground p-4 hover:border-link"
						>
							<span className="text-28 leading-none font-bold tabular-nums">
								{count > 999 ? '999+' : count}
							</span>
							<span className="flex items-center justify-between gap-2 text-14 font-semibold">
								{t(`queue.${key}`)}
								<span className="text-mute group-hover:text-link">
									<Icon name="right" size="small" />
								</span>
							</span>
						</Anchor>
					</li>
				))}
			</ul>
			{quiet.length > 0 ? (
				<p className="mt-3 text-14 text-mute">
					{t('done', { list: quiet.map((key) => t(`queue.${key}`).toLowerCase()).join(', ') })}
				</p>
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
