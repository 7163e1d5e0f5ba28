import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	addCategory,
	changeCategory,
	listEditedCategories,
	removeCategory,
	type EditedCategory,
} from '#contract/edited-category.ts'
import { CategoryForm } from '#admin/features/products/CategoryForm.tsx'
import { CategoryTree } from '#admin/features/products/CategoryTree.tsx'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'

const page = '/products/categories'

const row = z.object({
	id: z.coerce.number().int().min(1),
	version: z.coerce.number().int().min(0),
})
const name = z.string().trim().max(100, 'tooLong')
const slug = z
	.string()
	.trim()
	.max(100, 'tooLong')
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugWrong')
const fields = {
	nameId: name.min(1, 'nameMissing'),
	nameEn: name,
	parent: z
		.string()
		.regex(/^\d{0,15}$/)
		.transform((value) => (value === '' ? null : Number(value))),
}

const CategoryAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('add'), ...fields }),
	row.extend({ act: z.literal('save'), ...fields, slug }),
	row.extend({ act: z.literal('up') }),
	row.extend({ act: z.literal('down') }),
	z.object({ act: z.literal('remove'), id: row.shape.id }),
])

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.edit')
	const { list } = await api.call(listEditedCategories, {})
	const edited = Number(new URL(args.request.url).searchParams.get('edit'))
	const depths = depthsOf(list)
	return {
		title: pageTitle(locale, 'products:categories.title'),
		parents: categoryOptions(list, locale),
		edited: list.find(({ id }) => id === edited) ?? null,
		rows: list.map((category) => ({
			id: category.id,
			version: category.version,
			depth: depths.get(category.id) ?? 0,
			name: (locale !== defaultLocale && category.nameEn) || category.nameId,
			products: category.productCount,
			canRemove: category.productCount === 0 && !list.some((child) => child.parent === category.id),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), CategoryAct)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const change = parsed.value
	const answer =
		change.act === 'add'
			? await staff.api.tryCall(addCategory, { body: change })
			: change.act === 'remove'
				? await staff.api.tryCall(removeCategory, { id: change.id })
				: await staff.api.tryCall(changeCategory, {
						id: change.id,
						body:
							change.act === 'save'
								? change
								: { version: change.version, move: change.act === 'up' ? 'UP' : 'DOWN' },
					})
	const isForm = change.act === 'add' || change.act === 'save'
	if (answer.ok) {
		if (isForm) staff.notices.put(noticeOf(staff, 'products:categories.saved'))
	} else if (answer.code === 'CATEGORY_LOOP') {
		return refuseForm({ values, errors: { parent: 'categories.loop' } })
	} else if (answer.code === 'CATEGORY_NOT_EMPTY') {
		staff.notices.put(noticeOf(staff, 'products:categories.notEmpty', {}, 'error'))
	} else if (answer.status === 422) {
		return answer.errors.slug === undefined
			? refuseForm({ values, errors: { parent: 'categoryGone' } })
			: refuseForm({ values, errors: { slug: 'categories.slugTaken' } })
	} else if (change.act === 'save' && answer.status === 409) {
		return refuseForm({ values, errors: { '': 'conflict' } }, 409)
	} else if (answer.status === 404) throw refusalResponse(answer)
	else noteConflict(staff, answer)
	if (isForm) return redirect(page, 303)
	const isEditing = values.id !== undefined
	return afterButton(page, isEditing || hasUnsaved(values, { nameId: '', nameEn: '' }), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CategoriesPage() {
	const { rows, parents, edited } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	const title = t(edited ? 'categories.edit' : 'categories.add')
	return (
		<>
			<PageHead
				title={t('categories.title')}
				back={{ href: '/products', label: t('common:nav.products') }}
			/>
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
				<Panel id="category-form" title={title}>
					<CategoryForm edited={edited} parents={parents} rejected={rejected} />
				</Panel>
				<div className="lg:-order-1">
					<Panel id="tree" title={t('categories.tree', { count: rows.length })}>
						<CategoryTree rows={rows} />
					</Panel>
				</div>
			</div>
		</>
	)
}

/** The depth of each category; 0 at the top. Parents must come before their children. */
function depthsOf(list: EditedCategory[]): Map<number, number> {
	const depths = new Map<number, number>()
	for (const { id, parent } of list) {
		depths.set(id, parent === null ? 0 : (depths.get(parent) ?? 0) + 1)
	}
	return depths
}
