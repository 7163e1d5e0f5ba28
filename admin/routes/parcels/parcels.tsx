import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listParcelsToCheck } from '#contract/parcel-step.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ParcelBadge } from '#admin/features/parcels/ParcelBadge.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.read')
	const { list } = await api.call(listParcelsToCheck, {})
	return {
		title: pageTitle(locale, 'parcels:list.title'),
		list: list.map(({ since, ...one }) => ({ ...one, since: formatDateTime(since, locale) })),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ParcelsPage() {
	const { list } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['parcels', 'orders'])
	return (
		<>
			<PageHead title={t('list.title')} back={{ href: '/orders', label: t('orders:title') }}>
				<p className="max-w-[68ch] text-mute">{t('list.text')}</p>
			</PageHead>
			{list.length === 0 ? <EmptyState title={t('list.empty')} /> : null}
			<ul className="divide-y divide-line">
				{list.map((one) => (
					<li key={`${one.orderNumber}-${one.parcel}`} className="grid gap-1 py-3 text-14">
						<p className="flex flex-wrap items-center gap-2">
							<TextLink href={`/orders/${one.orderNumber}`} touch="line">
								{t('page', { reference: `${one.orderNumber}-${one.parcel}` })}
							</TextLink>
							<ParcelBadge parcel={one} />
						</p>
						<p className="text-mute">
							{one.customerName} · {t('waits', { at: one.since })}
						</p>
					</li>
				))}
			</ul>
		</>
	)
}
