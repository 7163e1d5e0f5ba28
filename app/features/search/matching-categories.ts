import type { Category } from '#app/domain/catalog.ts'

/** Non-empty categories of any level with a word that begins with the text. */
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
