import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { FLASH_SALE_STATES, listPlannedSales } from '#contract/flash-sale-plan.ts'
import { flashRow, type FlashRow } from '#admin/features/promotions/flash-sale-view.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import { StateBadge } from '#admin/features/promotions/StateBadge.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const pagePath = '/promotions/flash-sales'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'promotions')
	const { searchParams } = new URL(args.request.url)
	const state = FLASH_SALE_STATES.find((value) => value === searchParams.get('show'))
	const next = searchParams.get('next') ?? ''
	const found = await api.call(listPlannedSales, {
		code: company.companyCode,
		query: { state, next: /^[\w:.-]{1,60}$/.test(next) ? next : undefined, limit: 25 },
	})
	return {
		title: pageTitle(locale, 'promotions:tab.flash'),
		tabs: promotionTabsFor(can),
		state: state ?? '',
		isFirst: next === '',
		next: found.next,
		rows: found.list.map((sale) => flashRow(sale, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FlashSalesPage() {
	const { tabs, state, isFirst, next, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('promotions')
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({ ...(state && { show: state }), ...more })
		return query.size > 0 ? `${pagePath}?${query}` : pagePath
	}
	return (
		<>
			<PromotionsHead
				current="flash"
				tabs={tabs}
				actions={
					<ButtonLink href={`${pagePath}/new`} variant="primary">
						{t('flash.new')}
					</ButtonLink>
				}
			/>
			<div className="mb-4">
				<FilterForm action={pagePath} submit={t('find')} single>
					<SelectField
						id="show"
						name="show"
						label={t('show')}
						placeholder={t('all')}
						options={FLASH_SALE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
						defaultValue={state}
					/>
				</FilterForm>
			</div>
			{rows.length === 0 ? (
				<EmptyState title={t(state === '' ? 'flash.empty' : 'notFound')}>
					{t(state === '' ? 'flash.emptyText' : 'notFoundText')}
				</EmptyState>
			) : (
				<FlashTable rows={rows} />
			)}
			<PageLinks
				first={isFirst ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next })}
			/>
		</>
	)
}

/** Flash sales as a table; on a phone a list. */
function FlashTable({ rows }: { rows: FlashRow[] }) {
	const { t } = useTranslation('promotions')
	return (
		<div className="rounded-card border border-line bg-ground px-4 py-2 text-14">
			<ListTable
				caption={t('tab.flash')}
				rows={rows}
				keyOf={({ id }) => id}
				columns={[
					{
						label: t('flash.name'),
						cell: ({ id, name }) => (
							<TextLink href={`${pagePath}/${id}`} touch="line">
								{name}
							</TextLink>
						),
					},
					{ label: t('flash.startsAt'), cell: ({ from }) => from },
					{ label: t('flash.endsAt'), cell: ({ until }) => until },
					{ label: t('flash.items'), cell: ({ items }) => items, end: true },
					{ label: t('flash.sold'), cell: ({ sold }) => sold, end: true },
					{ label: t('state'), cell: (row) => <StateBadge state={row.state} /> },
				]}
			/>
		</div>
	)
}
