import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { listStockedVariants } from '#contract/stocked-product.ts'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { productName } from '#admin/features/products/product-rows.ts'
import { SheetForm } from '#admin/features/products/SheetForm.tsx'
import { changesOf, type SheetChanges } from '#admin/features/products/sheet.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { changePrices, changeStock, type VariantResult } from '#contract/variant-change.ts'

function filterOf({ request }: AdminArgs) {
	const { searchParams } = new URL(request.url)
	const next = searchParams.get('next') ?? ''
	const category = searchParams.get('category') ?? ''
	return {
		search: (searchParams.get('q') ?? '').trim().slice(0, 100),
		category: /^\d{1,15}$/.test(category) ? category : '',
		next: /^\d{1,15}:\d{1,15}$/.test(next) ? next : '',
	}
}

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.read')
	const can = { price: staff.can('prices'), stock: staff.can('stock') }
	if (!can.price && !can.stock) throw new Response(null, { status: 403 })
	const filter = filterOf(args)
	const [{ list, next }, { list: categories }] = await Promise.all([
		staff.api.call(listStockedVariants, {
			query: {
				search: filter.search,
				category: filter.category === '' ? undefined : Number(filter.category),
				next: filter.next,
			},
		}),
		staff.api.call(listEditedCategories, {}),
	])
	return {
		title: pageTitle(staff.locale, 'products:sheet.title'),
		filter,
		can,
		next,
		categories: categoryOptions(categories, staff.locale),
		rows: list.map((variant) => ({
			id: variant.id,
			product: productName(variant, staff.locale),
			label: variant.label,
			sku: variant.sku,
			price: variant.price,
			onHand: variant.onHand,
			reserved: variant.reserved,
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.read')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const changes = changesOf(form, { price: staff.can('prices'), stock: staff.can('stock') })
	if (Object.keys(changes.errors).length > 0) return refuseForm({ values, errors: changes.errors })
	if (changes.prices.length + changes.stock.length === 0)
		return refuseForm({ values, errors: { '': 'sheet.none' } })
	const results = await saveSheet(staff.api, changes, values.priceReason ?? '')
	const refused = results.filter((result) => result.error !== null)
	const done = results.length - refused.length
	if (refused.length === 0) {
		staff.notices.put(noticeOf(staff, 'products:sheet.done', { count: done }))
		const { pathname, search } = new URL(args.request.url)
		return redirect(pathname + search, 303)
	}
	const typed = refused.map(({ field }) => [field, values[field] ?? ''])
	return refuseForm({
		values: {
			...Object.fromEntries(typed),
			priceReason: values.priceReason ?? '',
			stockReason: values.stockReason ?? '',
			done: String(done),
			refused: String(refused.length),
		},
		errors: {
			'': 'sheet.some',
			...Object.fromEntries(refused.map(({ field, error }) => [field, error ?? ''])),
		},
	})
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SheetPage() {
	const { filter, rows, can, next, categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	const hrefOf = (more: Record<string, string>) => {
		const query = new URLSearchParams({
			...(filter.search && { q: filter.search }),
			...(filter.category && { category: filter.category }),
			...more,
		})
		return query.size > 0 ? `/products/sheet?${query}` : '/products/sheet'
	}
	return (
		<>
			<PageHead
				title={t('sheet.title')}
				back={{ href: '/products', label: t('common:nav.products') }}
			>
				<p className="max-w-[68ch] text-mute">{t('sheet.text')}</p>
			</PageHead>
			<div className="mb-4">
				<FilterForm action="/products/sheet" submit={t('find')} role="search">
					<TextField
						id="q"
						name="q"
						type="search"
						label={t('search')}
						maxLength={100}
						defaultValue={filter.search}
					/>
					<SelectField
						id="category"
						name="category"
						label={t('edit.category')}
						options={categories}
						placeholder={t('allCategories')}
						defaultValue={filter.category}
					/>
				</FilterForm>
			</div>
			{rows.length === 0 ? (
				<EmptyState drawing="search" title={t('empty')}>
					{t('emptyText')}
				</EmptyState>
			) : (
				<SheetForm rows={rows} can={can} rejected={rejected} />
			)}
			<PageLinks
				first={filter.next === '' ? null : hrefOf({})}
				next={next === null ? null : hrefOf({ next })}
			/>
		</>
	)
}

/** The result of one change of a sheet, by its form field; `error` is a text key of `products`. */
type SheetResult = { field: string; error: string | null }

/** Changes prices and stock, each independently of the others. @throws Response */
async function saveSheet(
	api: OperatorApi,
	{ prices, stock, stockReason }: Pick<SheetChanges, 'prices' | 'stock' | 'stockReason'>,
	priceReason: string,
): Promise<SheetResult[]> {
	const results: SheetResult[] = []
	if (prices.length > 0) {
		const body = { reason: priceReason.trim(), list: prices }
		results.push(...resultsOf('price', (await api.call(changePrices, { body })).list))
	}
	if (stock.length > 0 && stockReason) {
		const body = { reason: stockReason, list: stock }
		results.push(...resultsOf('onHand', (await api.call(changeStock, { body })).list))
	}
	return results
}

function resultsOf(field: string, list: VariantResult[]): SheetResult[] {
	return list.map((result) => ({
		field: `${field}-${result.id}`,
		error: result.isDone ? null : errorOf(result),
	}))
}

function errorOf({ code }: VariantResult): string {
	if (code === 'STOCK_PROMISED') return 'promised'
	if (code === 'CHANGED_MEANWHILE') return 'sheet.moved'
	return code === 'INVALID' ? 'sheet.belowDiscount' : 'sheet.gone'
}
