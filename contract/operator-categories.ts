import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { lineText } from './text.ts'

const Id = z.number().int().min(1)
const Version = z.number().int().min(0)

const CategoryWire = z.object({
	CATEGORY_ID: Id,
	/** null at the top level. */
	PARENT_ID: Id.nullable(),
	VERSION: Version,
	SLUG: z.string(),
	NAME_ID: z.string(),
	NAME_EN: z.string(),
	/** Products in the category itself, published or not. */
	PRODUCT_COUNT: z.number().int(),
})
/** GET /operator/v1/categories: parents before children, siblings in their order. */
export const CategoriesWire = dataOf(z.object({ list: z.array(CategoryWire) }))
const categoryName = { NAME_ID: lineText().min(1).max(100), NAME_EN: lineText().max(100) }
/** POST /operator/v1/categories: appends to its siblings. */
export const NewCategoryWire = z.object({ ...categoryName, PARENT_ID: Id.nullable().default(null) })
/** PATCH /operator/v1/categories/{id}. 409 CHANGED_MEANWHILE; 409 CATEGORY_LOOP: parent is itself or a descendant. */
export const CategoryChangeWire = z.object({
	VERSION: Version,
	NAME_ID: categoryName.NAME_ID.optional(),
	NAME_EN: categoryName.NAME_EN.optional(),
	PARENT_ID: Id.nullable().optional(),
	/** New slug; the former address leads to the new one. 422 if another category has it. */
	SLUG: z
		.string()
		.max(100)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
		.optional(),
	/** One position up or down among its siblings. */
	MOVE: z.enum(['UP', 'DOWN']).optional(),
})
export type CategoryChangeWire = z.infer<typeof CategoryChangeWire>
