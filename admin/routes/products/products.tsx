import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { listStockedProducts, PRODUCT_STATUSES } from '#contract/stocked-product.ts'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { ProductList } from '#admin/features/products/ProductList.tsx'
import { productRows } from '#admin/features/products/product-rows.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const filters = ['LOW', 'FEED', 'ACTIVE', 'DRAFT', 'ARCHIVED'] as const

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.read')
	const { searchParams } = new URL(args.request.url)
	const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const filter = filters.find((name) => name === searchParams.get('show')) ?? ''
	const next = searchParams.get('next') ?? ''
	const requestedCategory = searchParams.get('category') ?? ''
	const category = /^\d{1,15}$/.test(requestedCategory) ? requestedCategory : ''
	const [found, { list: categories }] = await Promise.all([
		staff.api.call(listStockedProducts, {
			query: {
				search,
				category: category === '' ? undefined : Number(category),
				isLow: filter === 'LOW' || undefined,
				isLeftOutOfFeeds: filter === 'FEED' || undefined,
				status: PRODUCT_STATUSES.find((status) => status === filter),
				next: /^[\w:.-]{1,80}$/.test(next) ? next : undefined,
			},
		}),
		staff.api.call(listEditedCategories, {}),
	])
	return {
		title: pageTitle(staff.locale, 'common:nav.products'),
		search,
		filter,
		category,
		categories: categoryOptions(categories, staff.locale),
		isFirst: next === '',
		next: found.next,
		products: productRows(found.list, staff),
		canChange: staff.can('prices') || staff.can('stock'),
		canEdit: staff.can('products.edit'),
		canAdd: staff.can('prices'),
		canImport: staff.can('products.import'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductsPage() {
	const data = useLoaderData<typeof loader>()
	const { search, filter, category, isFirst, next, products, canChange, canEdit } = data
	const { t } = useTranslation(['products', 'common'])
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({
			...(search && { q: search }),
			...(filter && { show: filter }),
			...(category && { category }),
			...more,
		})
		return query.size > 0 ? `/products?${query}` : '/products'
	}
	return (
		<>
			<PageHead
				title={t('common:nav.products')}
				actions={
					<ProductActions
						canEdit={canEdit}
						canChange={canChange}
						canAdd={data.canAdd}
						canImport={data.canImport}
					/>
				}
			/>
			<ProductFilter
				search={search}
				filter={filter}
				category={category}
				categories={data.categories}
			/>
			{products.length === 0 ? (
				<EmptyState drawing="search" title={t('empty')}>
					{t('emptyText')}
				</EmptyState>
			) : (
				<ProductList products={products} canChange={canChange} canEdit={canEdit} />
			)}
			<PageLinks
				first={isFirst ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next })}
			/>
			<DownloadForm file="/products/export">{t('export')}</DownloadForm>
		</>
	)
}

type ProductFilterProps = Pick<
	ReturnType<typeof useLoaderData<typeof loader>>,
	'search' | 'filter' | 'category' | 'categories'
>

function ProductFilter({ search, filter, category, categories }: ProductFilterProps) {
	const { t } = useTranslation('products')
	return (
		<div className="mb-4">
			<FilterForm action="/products" submit={t('find')} role="search">
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
					options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
					defaultValue={filter}
				/>
				<SelectField
					id="category"
					name="category"
					label={t('edit.category')}
					options={categories}
					placeholder={t('allCategories')}
					defaultValue={category}
				/>
			</FilterForm>
		</div>
	)
}

type ActionPermissions = {
	canEdit: boolean
	canChange: boolean
	canAdd: boolean
	canImport: boolean
}

function ProductActions({ canEdit, canChange, canAdd, canImport }: ActionPermissions) {
	const { t } = useTranslation('products')
	return (
		<>
			{canEdit ? (
				<>
					<ButtonLink href="/products/categories">{t('categories.title')}</ButtonLink>
					<ButtonLink href="/products/synonyms">{t('synonyms.title')}</ButtonLink>
				</>
			) : null}
			{canChange ? <ButtonLink href="/products/sheet">{t('sheet.title')}</ButtonLink> : null}
			{canImport ? <ButtonLink href="/products/import">{t('import.title')}</ButtonLink> : null}
			{canAdd ? (
				<ButtonLink href="/products/new" variant="primary">
					{t('new.title')}
				</ButtonLink>
			) : null}
		</>
	)
}
