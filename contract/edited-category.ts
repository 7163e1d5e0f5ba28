import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { lineText } from './text.ts'

const id = z.number().int().min(1)
const version = z.number().int().min(0)
const nameId = lineText().min(1).max(100)
const nameEn = lineText().max(100)

/** A category as staff see it. */
export const EditedCategory = message({
	id: ['CATEGORY_ID', id],
	/** null at the top level. */
	parent: ['PARENT_ID', id.nullable()],
	version: ['VERSION', version],
	slug: ['SLUG', z.string()],
	nameId: ['NAME_ID', z.string()],
	nameEn: ['NAME_EN', z.string()],
	/** Products in the category itself, published or not. */
	productCount: ['PRODUCT_COUNT', z.number().int()],
})
export type EditedCategory = Value<typeof EditedCategory>

/** Stands after its siblings. */
export const NewCategory = message({
	nameId: ['NAME_ID', nameId],
	nameEn: ['NAME_EN', nameEn],
	parent: ['PARENT_ID', id.nullable().default(null)],
})
export type NewCategory = Value<typeof NewCategory>

export const CategoryChange = message({
	version: ['VERSION', version],
	nameId: ['NAME_ID', nameId.optional()],
	nameEn: ['NAME_EN', nameEn.optional()],
	parent: ['PARENT_ID', id.nullable().optional()],
	/** The former address leads to the new one. */
	slug: [
		'SLUG',
		z
			.string()
			.max(100)
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
			.optional(),
	],
	/** One position up or down among its siblings. */
	move: ['MOVE', z.enum(['UP', 'DOWN']).optional()],
})
export type CategoryChange = Value<typeof CategoryChange>

/** Parents before children, siblings in their order. */
export const EditedCategoryList = z.object({ list: z.array(EditedCategory) })
const one = { path: '/categories/{id}', params: { id: recordNumber } } as const

export const listEditedCategories = endpoint({
	method: 'GET',
	path: '/categories',
	summary: 'The tree of categories',
	needs: 'products.read',
	answer: EditedCategoryList,
})

export const addCategory = endpoint({
	method: 'POST',
	path: '/categories',
	summary: 'Adds a category',
	needs: 'products.edit',
	creates: true,
	body: NewCategory,
	answer: EditedCategoryList,
})

export const changeCategory = endpoint({
	...one,
	method: 'PATCH',
	summary: 'Renames or moves a category',
	needs: 'products.edit',
	body: CategoryChange,
	answer: EditedCategoryList,
	failures: { 404: 'CATEGORY_NOT_FOUND', 409: ['CHANGED_MEANWHILE', 'CATEGORY_LOOP'] },
})

export const removeCategory = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Removes an empty category',
	needs: 'products.edit',
	answer: EditedCategoryList,
	failures: { 404: 'CATEGORY_NOT_FOUND', 409: 'CATEGORY_NOT_EMPTY' },
})
