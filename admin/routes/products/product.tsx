import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { getEditedProduct } from '#contract/edited-product.ts'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { plainLists } from '#admin/features/products/plain-field.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import {
	maxDescription,
	PRODUCT_SECTIONS,
	type ProductSection,
} from '#admin/features/products/product-fields.ts'
import {
	digestOf,
	fieldSpecs,
	sectionsOf,
} from '#admin/features/products/product-sections.server.ts'
import { saveProduct } from '#admin/features/products/save-product.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Locale } from '#web/i18n/paths.ts'

type Options = ReturnType<typeof categoryOptions>
/** Descriptions are in the panel of the texts. */
type PanelName = Exclude<ProductSection, 'description'>
type PanelColumn = 'wide' | 'narrow'

const hasPanel = (name: ProductSection): name is PanelName => name !== 'description'

/** The column of each panel. */
const panelColumns: Record<PanelName, PanelColumn> = {
	text: 'wide',
	search: 'wide',
	publishing: 'narrow',
	sorting: 'narrow',
	details: 'narrow',
	parcel: 'narrow',
}

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const [product, { list: categories }] = await Promise.all([
		staff.api.call(getEditedProduct, { id: args.params.id ?? '' }),
		staff.api.call(listEditedCategories, {}),
	])
	const sections = sectionsOf(product, staff.now)
	const head = productHead(product, staff)
	const hasLongText = Object.values(sections.description).some(
		(text) => text.length > maxDescription,
	)
	return {
		title: pageTitle(staff.locale, 'products:edit.title', { name: head.name }),
		head,
		sections,
		hasLongText,
		shown: Object.fromEntries(
			Object.entries(sections).map(([name, values]) => [`shown-${name}`, digestOf(values)]),
		),
		fields: panelFields(staff.locale, categoryOptions(categories, staff.locale), hasLongText),
	}
}

/** The fields of each panel; a description that is too long for a form is not in it. */
function panelFields(
	locale: Locale,
	categories: Options,
	hasLongText: boolean,
): Record<PanelName, FieldSpec[]> {
	const { t } = textsOf(locale)
	const statuses = (['DRAFT', 'ACTIVE', 'ARCHIVED', 'SEASON'] as const).map((value) => ({
		value,
		label: t(`products:status.${value}`),
	}))
	const lists = {
		...plainLists(t),
		status: { options: statuses },
		category: { options: categories, placeholder: t('products:edit.noCategory') },
	}
	const description = hasLongText ? [] : fieldSpecs('description', lists)
	return {
		text: [...fieldSpecs('text', lists), ...description],
		search: fieldSpecs('search', lists),
		publishing: fieldSpecs('publishing', lists),
		sorting: fieldSpecs('sorting', lists),
		details: fieldSpecs('details', lists),
		parcel: fieldSpecs('parcel', lists),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	return saveProduct(staff, args.params.id, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductPage() {
	const { head, sections, shown, hasLongText, fields } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	const saved = Object.assign({}, ...Object.values(sections))
	const panel = (name: PanelName) => (
		<Panel key={name} id={`section-${name}`} title={t(`edit.section.${name}`)}>
			<FormFields
				namespace="products"
				group="edit"
				fields={fields[name]}
				saved={saved}
				rejected={rejected}
			/>
		</Panel>
	)
	const panelsIn = (column: PanelColumn) =>
		PRODUCT_SECTIONS.filter(hasPanel)
			.filter((name) => panelColumns[name] === column)
			.map(panel)
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
					<div className="grid gap-4">{panelsIn('wide')}</div>
					<div className="grid gap-4">{panelsIn('narrow')}</div>
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
