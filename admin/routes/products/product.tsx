import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { TextFunction } from '#admin/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { getEditedProduct } from '#contract/edited-product.ts'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf, sectionsOf } from '#admin/features/products/product-sections.server.ts'
import { saveProduct } from '#admin/features/products/save-product.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Maximum characters of a description in a form. */
const maxDescription = 25_000

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const [product, { list: categories }] = await Promise.all([
		staff.api.call(getEditedProduct, { id: args.params.id ?? '' }),
		staff.api.call(listEditedCategories, {}),
	])
	const sections = sectionsOf(product, staff.now)
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:edit.title', { name: head.name }),
		head,
		sections,
		hasLongText: Object.values(sections.description).some((text) => text.length > maxDescription),
		shown: Object.fromEntries(
			Object.entries(sections).map(([name, values]) => [`shown-${name}`, digestOf(values)]),
		),
		categories: categoryOptions(categories, staff.locale),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	return saveProduct(staff, args.params.id, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductPage() {
	const { head, sections, shown, hasLongText, categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	const fields = fieldsOf(t, { hasLongText, categories })
	const saved = Object.assign({}, ...Object.values(sections))
	const panel = (name: keyof typeof fields) => (
		<Panel id={`section-${name}`} title={t(`edit.section.${name}`)}>
			<FormFields
				namespace="products"
				group="edit"
				fields={fields[name]}
				saved={saved}
				rejected={rejected}
			/>
		</Panel>
	)
	const isConflict = rejected?.errors[''] === 'conflict'
	return (
		<>
			<ProductHead {...head} at="text" />
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="products" />
				{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
				{Object.entries(shown).map(([name, digest]) => (
					<input
						key={name}
						type="hidden"
						name={name}
						value={(isConflict ? undefined : rejected?.values[name]) ?? digest}
					/>
				))}
				<div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
					<div className="grid gap-4">
						{panel('text')}
						{panel('search')}
					</div>
					<div className="grid gap-4">
						{panel('publishing')}
						{panel('sorting')}
						{panel('parcel')}
					</div>
				</div>
				<SaveBar>
					<Button variant="primary" name="act" value="save">
						{t('edit.save')}
					</Button>
					{hasLongText ? null : (
						<Button name="act" value="preview" formNoValidate>
							{t('edit.preview')}
						</Button>
					)}
				</SaveBar>
			</PostForm>
		</>
	)
}

type Panels = 'text' | 'publishing' | 'sorting' | 'search' | 'parcel'

/** The fields of each panel. */
function fieldsOf(
	t: TextFunction,
	{
		hasLongText,
		categories,
	}: { hasLongText: boolean; categories: ReturnType<typeof categoryOptions> },
): Record<Panels, FieldSpec[]> {
	const statuses = (['DRAFT', 'ACTIVE', 'ARCHIVED', 'SEASON'] as const).map((value) => ({
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
