import { z } from 'zod'
import { dataOf, ImageWire } from './envelope.ts'

export interface CategoryWire {
	CATEGORY_SLUG: string
	CATEGORY_NAME: string
	CATEGORY_ICON: ImageWire | null
	PRODUCT_COUNT: number
	CHILDREN: CategoryWire[]
}
export const CategoryWire: z.ZodType<CategoryWire> = z
	.object({
		CATEGORY_SLUG: z.string(),
		CATEGORY_NAME: z.string(),
		CATEGORY_ICON: ImageWire.nullable(),
		PRODUCT_COUNT: z.number().int().min(0),
		get CHILDREN(): z.ZodArray<typeof CategoryWire> {
			return z.array(CategoryWire)
		},
	})
	.meta({ id: 'Category' })
/** GET /category/category-list. */
export const CategoryListWire = dataOf(z.object({ CATEGORY_LIST: z.array(CategoryWire) }))
