import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listCustomers } from '#contract/customer.ts'
import { customerRow } from '#admin/features/customers/customer-view.ts'
import { plainText } from '#admin/features/customers/plain-text.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'customers.read')
	const { searchParams } = new URL(args.request.url)
	const search = plainText(searchParams.get('q') ?? '').slice(0, 100)
	const isBlocked = searchParams.get('show') === 'BLOCKED'
	const next = searchParams.get('next') ?? ''
	const found = await api.call(listCustomers, {
		query: {
			search,
			...(isBlocked && { isBlocked }),
			next: /^[\w:.-]{1,80}$/.test(next) ? next : '',
		},
	})
	return {
		title: pageTitle(locale, 'customers:title'),
		search,
		isBlocked,
		isFirst: next === '',
		next: found.next,
		rows: found.list.map((customer) => customerRow(customer, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CustomersPage() {
	const { search, isBlocked, isFirst, next, rows } = useLoaderData<typeof loader>()
	const { t } = useTranslation('customers')
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({
			...(search && { q: search }),
			...(isBlocked && { show: 'BLOCKED' }),
			...more,
		})
		return query.size > 0 ? `/customers?${query}` : '/customers'
	}
	const isNarrowed = search !== '' || isBlocked
	return (
		<>
			<PageHead title={t('title')} />
			<div className="mb-4">
				<FilterForm action="/customers" submit={t('find')} role="search" primary>
					<TextField
						id="q"
						name="q"
						type="search"
						label={t('search')}
						maxLength={100}
						defaultValue={search}
					/>
					<SelectField
						id="show"
						name="show"
						label={t('show')}
						placeholder={t('all')}
						options={[{ value: 'BLOCKED', label: t('blocked') }]}
						defaultValue={isBlocked ? 'BLOCKED' : ''}
					/>
				</FilterForm>
			</div>
			{rows.length === 0 ? (
				<EmptyState drawing="search" title={t(isNarrowed ? 'notFound' : 'empty')}>
					{t(isNarrowed ? 'notFoundText' : 'emptyText')}
				</EmptyState>
			) : (
				<div className="rounded-card border border-line bg-ground px-4 py-2 text-14">
					<CustomerTable rows={rows} />
				</div>
			)}
			<PageLinks
				first={isFirst ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next })}
			/>
			{rows.length === 0 ? null : (
				<DownloadForm file={hrefOf({}).replace('/customers', '/customers/file')}>
					{t('file.download')}
				</DownloadForm>
			)}
		</>
	)
}

function CustomerTable({ rows }: Pick<SerializeFrom<typeof loader>, 'rows'>) {
	const { t } = useTranslation('customers')
	return (
		<ListTable
			caption={t('title')}
			rows={rows}
			keyOf={({ id }) => id}
			columns={[
				{
					label: t('column.name'),
					cell: ({ id, name, isBlocked }) => (
						<span className="flex flex-wrap items-center gap-x-2">
							<TextLink href={`/customers/${id}`} touch="line">
								{name}
							</TextLink>
							{isBlocked ? <Badge colour="red">{t('blocked')}</Badge> : null}
						</span>
					),
				},
				{
					label: t('column.contact'),
					cell: ({ phone, email }) => (
						<span className="inline-flex min-w-0 flex-col max-sm:items-end">
							<span className="whitespace-nowrap">{phone}</span>
							<span className="wrap-anywhere text-mute">{email}</span>
						</span>
					),
				},
				{ label: t('column.orders'), cell: ({ orders }) => orders, end: true },
				{ label: t('column.spent'), cell: ({ spent }) => spent, end: true },
				{ label: t('column.lastOrder'), cell: ({ lastOrder }) => lastOrder ?? '–', end: true },
			]}
		/>
	)
}
