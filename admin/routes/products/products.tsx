import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listProducts } from '#admin/api/products.server.ts'
import { ProductList } from '#admin/features/products/ProductList.tsx'
import { productRows } from '#admin/features/products/product-rows.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { OtherPages } from '#admin/ui/OtherPages.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FilterForm } from '#app/ui/FilterForm.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'

const filters = ['LOW', 'ACTIVE', 'DRAFT', 'ARCHIVED'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const filter = filters.find((one) => one === searchParams.get('show')) ?? ''
	const next = searchParams.get('next') ?? ''
	const found = await listProducts(staff.api, {
		search,
		...(filter === 'LOW' ? { isLow: true } : { status: filter }),
		next: /^[\w:.-]{1,80}$/.test(next) ? next : '',
	})
	return {
		title: pageTitle(staff.locale, 'common:nav.products'),
		...{ search, filter },
		isFirst: next === '',
		next: found.next,
		products: productRows(found.list, staff.locale),
		canChange: staff.can('prices') || staff.can('stock'),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductsPage() {
	const { search, filter, isFirst, next, products, canChange } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['products', 'common'])
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({
			...(search && { q: search }),
			...(filter && { show: filter }),
			...more,
		})
		return query.size > 0 ? `/products?${query}` : '/products'
	}
	return (
		<>
			<PageHead title={t('common:nav.products')} />
			<div className="mb-4">
				<FilterForm action="/products" submit={t('find')} role="search">
					<TextField
						{...{ id: 'q', name: 'q', type: 'search', label: t('search'), maxLength: 100 }}
						defaultValue={search}
					/>
					<SelectField
						{...{ id: 'show', name: 'show', label: t('show'), placeholder: t('all') }}
						options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
						defaultValue={filter}
					/>
				</FilterForm>
			</div>
			{products.length === 0 ? (
				<EmptyState drawing="search" title={t('empty')}>
					{t('emptyText')}
				</EmptyState>
			) : (
				<ProductList {...{ products, canChange }} />
			)}
			<OtherPages
				first={isFirst ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next })}
			/>
		</>
	)
}
