import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listVouchers, VOUCHER_STATES } from '#contract/edited-voucher.ts'
import { plainText } from '#admin/features/customers/plain-text.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import { StateBadge } from '#admin/features/promotions/StateBadge.tsx'
import { voucherRow } from '#admin/features/promotions/voucher-view.ts'
import { VoucherTerms } from '#admin/features/promotions/VoucherTerms.tsx'
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
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'promotions')
	const { searchParams } = new URL(args.request.url)
	const search = plainText(searchParams.get('q') ?? '').slice(0, 100)
	const state = VOUCHER_STATES.find((value) => value === searchParams.get('show')) ?? ''
	const next = searchParams.get('next') ?? ''
	const isNext = /^[1-9]\d{0,14}$/.test(next)
	const query = {
		search,
		state: state || undefined,
		next: isNext ? Number(next) : undefined,
		limit: 25,
	}
	const found = await api.call(listVouchers, { code: company.companyCode, query })
	return {
		title: pageTitle(locale, 'promotions:tab.vouchers'),
		tabs: promotionTabsFor(can),
		search,
		state,
		isFirst: next === '',
		next: found.next,
		rows: found.list.map((voucher) => voucherRow(voucher, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function VouchersPage() {
	const { tabs, search, state, isFirst, next, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('promotions')
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({
			...(search && { q: search }),
			...(state && { show: state }),
			...more,
		})
		return `/promotions/vouchers${query.size > 0 ? `?${query}` : ''}`
	}
	const isNarrowed = search !== '' || state !== ''
	return (
		<>
			<PromotionsHead
				current="vouchers"
				tabs={tabs}
				actions={
					<ButtonLink href="/promotions/vouchers/new" variant="primary">
						{t('voucher.new')}
					</ButtonLink>
				}
			/>
			<div className="mb-4">
				<FilterForm action="/promotions/vouchers" submit={t('find')}>
					<TextField
						id="q"
						name="q"
						type="search"
						label={t('voucher.search')}
						maxLength={100}
						defaultValue={search}
					/>
					<SelectField
						id="show"
						name="show"
						label={t('show')}
						placeholder={t('all')}
						options={VOUCHER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
						defaultValue={state}
					/>
				</FilterForm>
			</div>
			{rows.length === 0 ? (
				<EmptyState drawing="search" title={t(isNarrowed ? 'notFound' : 'voucher.empty')}>
					{t(isNarrowed ? 'notFoundText' : 'voucher.emptyText')}
				</EmptyState>
			) : (
				<div className="rounded-card border border-line bg-ground px-4 py-2 text-14">
					<VoucherTable rows={rows} />
				</div>
			)}
			<PageLinks
				first={isFirst ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next: String(next) })}
			/>
		</>
	)
}

function VoucherTable({ rows }: Pick<SerializeFrom<typeof loader>, 'rows'>) {
	const { t } = useTranslation('promotions')
	return (
		<ListTable
			caption={t('tab.vouchers')}
			rows={rows}
			keyOf={({ code }) => code}
			columns={[
				{
					label: t('voucher.code'),
					cell: ({ code, title }) => (
						<span className="inline-flex min-w-0 flex-col">
							<TextLink href={`/promotions/vouchers/${code}`} touch="line">
								{code}
							</TextLink>
							<span className="font-normal text-mute">{title}</span>
						</span>
					),
				},
				{
					label: t('voucher.terms'),
					cell: ({ gives }) => <VoucherTerms gives={gives} />,
				},
				{ label: t('voucher.used'), cell: ({ used }) => used, end: true },
				{ label: t('voucher.until'), cell: ({ until }) => until, end: true },
				{
					label: t('state'),
					cell: ({ state, isPrivate }) => (
						<span className="inline-flex flex-wrap justify-end gap-1">
							<StateBadge state={state} />
							{isPrivate ? <span className="text-mute">{t('voucher.private')}</span> : null}
						</span>
					),
				},
			]}
		/>
	)
}
