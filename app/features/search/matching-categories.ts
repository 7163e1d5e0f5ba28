import type { Category } from '#app/domain/catalog.ts'

/** The categories, of any level and with something in them, that hold a word beginning with the text. */
export function matchingCategories(categories: Category[], text: string): Category[] {
	const wanted = text.toLowerCase()
	if (wanted === '') return []
	return categories.flatMap((category) => {
		const name = category.name.toLowerCase()
		const fits = name.startsWith(wanted) || name.includes(` ${wanted}`)
		const own = fits && category.productCount > 0 ? [category] : []
		return [...own, ...matchingCategories(category.children, text)]
	})
}
