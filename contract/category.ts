import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Image } from './image.ts'
import { later, message } from './message.ts'

/** A node of the category tree. */
export interface Category {
	slug: string
	name: string
	icon: Image | null
	/** Products in it and its descendants. */
	productCount: number
	children: Category[]
}
export const Category = message({
	slug: ['CATEGORY_SLUG', z.string()],
	name: ['CATEGORY_NAME', z.string()],
	icon: ['CATEGORY_ICON', Image.nullable()],
	productCount: ['PRODUCT_COUNT', z.number().int().min(0)],
	children: ['CHILDREN', z.array(later<Category>((): z.ZodType => Category))],
}).meta({ id: 'Category' })

export const listCategories = endpoint({
	method: 'GET',
	path: '/category/category-list',
	summary: 'The category tree with the number of products',
	access: 'company',
	answer: message({ categories: ['CATEGORY_LIST', z.array(Category)] }),
})
