import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listCategories } from '#admin/api/categories.server.ts'
import { changeProduct, readProduct } from '#admin/api/edited-products.server.ts'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { changeOf, ProductSectionForm } from '#admin/features/products/product-section.form.ts'
import { digestOf, sectionsOf } from '#admin/features/products/product-sections.server.ts'
import type { FieldSpec } from '#admin/ui/FormFields.tsx'
import { SectionForm } from '#admin/features/products/SectionForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Maximum characters of a description in a form. */
const maxDescription = 25_000

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const [product, categories] = await Promise.all([
		readProduct(staff.api, args.params.id),
		listCategories(staff.api),
	])
	const sections = sectionsOf(product, staff.now)
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:edit.title', { name: head.name }),
		head,
		sections,
		hasLongText: [product.descriptionId, product.descriptionEn].some(
			(text) => text.length > maxDescription,
		),
		shown: Object.fromEntries(
			Object.entries(sections).map(([act, values]) => [act, digestOf(values)]),
		),
		categories: categoryOptions(categories, staff.locale),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, ProductSectionForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const product = await readProduct(staff.api, args.params.id)
	const saved = sectionsOf(product, staff.now)[parsed.value.act]
	const conflict = { values, errors: { '': 'conflict' } }
	if (digestOf(saved) !== values.shown) return refuseForm(conflict, 409)
	const change = { ...changeOf(parsed.value), VERSION: product.version }
	const answer = await changeProduct(staff.api, product.productId, change)
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:edit.saved'))
		return redirect(`/products/${product.productId}`, 303)
	}
	if (answer.status === 409) return refuseForm(conflict, 409)
	if (answer.errors.SLUG) return refuseForm({ values, errors: { slug: 'slugTaken' } })
	if (answer.errors.CATEGORY_ID) return refuseForm({ values, errors: { category: 'categoryGone' } })
	throw refusalResponse(answer)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductPage() {
	const { head, sections, shown, hasLongText, categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	const fields = fieldsOf(t, { hasLongText, categories })
	const formOf = (act: keyof typeof sections) => (
		<SectionForm
			act={act}
			fields={fields[act]}
			saved={sections[act]}
			shown={shown[act] ?? ''}
			rejected={rejected}
		/>
	)
	return (
		<>
			<ProductHead {...head} at="text" />
			<div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
				<div className="grid gap-4">
					{formOf('text')}
					{formOf('search')}
				</div>
				<div className="grid gap-4">
					{formOf('publishing')}
					{formOf('sorting')}
					{formOf('parcel')}
				</div>
			</div>
		</>
	)
}

type Section = keyof ReturnType<typeof useLoaderData<typeof loader>>['sections']

/** The fields of each section. */
function fieldsOf(
	t: TFunction,
	{
		hasLongText,
		categories,
	}: { hasLongText: boolean; categories: ReturnType<typeof categoryOptions> },
): Record<Section, FieldSpec[]> {
	const statuses = (['DRAFT', 'ACTIVE', 'ARCHIVED'] as const).map((value) => ({
		value,
		label: t(`status.${value}`),
	}))
	return {
		text: [
			{ name: 'nameId', maxLength: 255, required: true },
			{ name: 'nameEn', maxLength: 255, hasHelp: true },
			{ name: 'summaryId', maxLength: 500, hasHelp: true },
			{ name: 'summaryEn', maxLength: 500 },
			...(hasLongText ? [] : descriptions),
		],
		publishing: [
			{ name: 'status', kind: 'list', options: statuses, required: true, wide: true },
			{ name: 'publishAt', kind: 'moment', hasHelp: true, wide: true },
		],
		sorting: [
			{ name: 'category', kind: 'list', options: categories, placeholder: t('edit.noCategory') },
			{ name: 'brand', maxLength: 100 },
			{ name: 'tags', maxLength: 2_000, hasHelp: true, wide: true },
		],
		search: [
			{ name: 'slug', maxLength: 100, required: true, hasHelp: true, wide: true },
			{ name: 'seoTitleId', maxLength: 120, hasHelp: true },
			{ name: 'seoTitleEn', maxLength: 120 },
			{ name: 'seoDescriptionId', maxLength: 320, hasHelp: true },
			{ name: 'seoDescriptionEn', maxLength: 320 },
		],
		parcel: [
			{ name: 'length', kind: 'digits', maxLength: 4 },
			{ name: 'width', kind: 'digits', maxLength: 4 },
			{ name: 'height', kind: 'digits', maxLength: 4 },
		],
	}
}

const descriptions: FieldSpec[] = [
	{
		name: 'descriptionId',
		kind: 'area',
		rows: 8,
		maxLength: maxDescription,
		hasHelp: true,
		wide: true,
	},
	{ name: 'descriptionEn', kind: 'area', rows: 8, maxLength: maxDescription, wide: true },
]
