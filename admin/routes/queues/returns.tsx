import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listStaffReturns } from '#contract/staff-return.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { ReturnBadge } from '#admin/ui/ReturnBadge.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'returns.read')
	const requestedTab = new URL(args.request.url).searchParams.get('tab')
	const tab = returnTabs.find((name) => name === requestedTab) ?? 'REQUESTED'
	const { list, count } = await api.call(listStaffReturns, {
		query: { status: tab === 'all' ? undefined : tab, pageSize: 50 },
	})
	return {
		title: pageTitle(locale, 'common:nav.returns'),
		tab,
		total: count,
		rows: list.map((item) => ({
			number: item.number,
			status: item.status,
			at: formatDateTime(item.date, locale),
			customer: item.customer,
			product: item.productName,
			refund: formatMoney(item.refund),
		})),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReturnsPage() {
	const { tab, rows, total } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			<PageHead title={t('common:nav.returns')} />
			<TabLinks
				label={t('return.tabs')}
				tabs={returnTabs.map((name) => ({
					href: `/returns?tab=${name}`,
					label: t(`return.tab.${name}`),
					isCurrent: name === tab,
					count: name === tab ? total : undefined,
				}))}
			/>
			{rows.length === 0 ? (
				<EmptyState title={t('return.empty')}>{t('return.emptyText')}</EmptyState>
			) : (
				<div className="mt-3 rounded-card border border-line bg-ground px-4 py-1 text-14">
					<ListTable
						caption={t('common:nav.returns')}
						rows={rows}
						keyOf={({ number }) => number}
						columns={[
							{
								label: t('return.number'),
								cell: ({ number }) => (
									<TextLink href={`/returns/${number}`} touch="block">
										{number}
									</TextLink>
								),
							},
							{ label: t('return.customer'), cell: ({ customer }) => customer },
							{ label: t('return.goods'), cell: ({ product }) => product },
							{ label: t('return.at'), cell: ({ at }) => at },
							{ label: t('return.status'), cell: ({ status }) => <ReturnBadge status={status} /> },
							{ label: t('return.refund'), cell: ({ refund }) => refund, end: true },
						]}
					/>
				</div>
			)}
		</>
	)
}

/** The tabs of the list of returns; those that wait for the shop come first. */
const returnTabs = [
	'REQUESTED',
	'APPROVED',
	'SENT_BACK',
	'RECEIVED',
	'REFUNDED',
	'REJECTED',
	'all',
] as const
