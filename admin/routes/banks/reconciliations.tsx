import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listReconciliations } from '#contract/reconciliation.ts'
import { compareDay } from '#admin/features/reconciliation/compare-day.server.ts'
import { CompareForm } from '#admin/features/reconciliation/CompareForm.tsx'
import { DayState } from '#admin/features/reconciliation/DayState.tsx'
import { reconciliationView } from '#admin/features/reconciliation/reconciliation-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { jakartaDay } from '#web/domain/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const asked = Number(new URL(args.request.url).searchParams.get('page')) || 1
	const page = Math.min(100_000, Math.max(1, Math.floor(asked)))
	const { list, pages, providers } = await api.call(listReconciliations, { query: { page } })
	return {
		title: pageTitle(locale, 'reconciliation:title'),
		page,
		pages,
		providers,
		yesterday: jakartaDay(new Date(Date.now() - 86_400_000)),
		days: list.map((one) => reconciliationView(one, locale)),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const compared = await compareDay(staff, await args.request.formData())
	if ('rejected' in compared) return refuseForm(compared.rejected)
	return redirect(`/payments/reconciliation/${compared.id}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReconciliationsPage() {
	const { days, page, pages, providers, yesterday } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['reconciliation', 'common'])
	return (
		<>
			<PageHead title={t('title')}>
				<p className="max-w-[68ch] text-14 text-mute">{t('lead')}</p>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
				{providers.length === 0 ? null : (
					<Panel id="compare" title={t('compare.title')}>
						<CompareForm providers={providers} yesterday={yesterday} rejected={rejected} />
					</Panel>
				)}
				{days.length === 0 ? (
					<EmptyState title={t('none')}>
						{t(providers.length === 0 ? 'noProvider' : 'noneText')}
					</EmptyState>
				) : (
					<Panel id="days" title={t('days')}>
						<ListTable
							caption={t('days')}
							rows={days}
							keyOf={({ id }) => id}
							columns={[
								{
									label: t('day'),
									cell: ({ href, day, provider }) => (
										<TextLink href={href} touch="line">
											{`${day} · ${provider}`}
										</TextLink>
									),
								},
								{ label: t('state'), cell: (one) => <DayState day={one} /> },
								{ label: t('theirs'), cell: ({ theirs }) => theirs, end: true },
								{ label: t('fees'), cell: ({ fees }) => fees, end: true },
								{ label: t('ours'), cell: ({ ours }) => ours, end: true },
							]}
						/>
					</Panel>
				)}
			</div>
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `/payments/reconciliation?page=${to}`}
				texts={{
					label: t('common:pages.label'),
					previous: t('common:pages.previous'),
					next: t('common:pages.next'),
					page: (number) => t('common:pages.page', { page: number }),
				}}
			/>
		</>
	)
}
