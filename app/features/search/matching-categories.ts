import type { Category } from '#contract/category.ts'

/**
 * Non-empty categories that a typed text may mean: of any level those with a word that begins with it, then those of the
 * products that it finds.
 */
export function matchingCategories(
	categories: Category[],
	text: string,
	found: string[] = [],
): Category[] {
	const searchText = text.toLowerCase()
	if (searchText === '') return []
	const all = everyLevel(categories).filter(({ productCount }) => productCount > 0)
	const named = all.filter((category) => {
		const name = category.name.toLowerCase()
		return name.startsWith(searchText) || name.includes(` ${searchText}`)
	})
	const others = found.flatMap((slug) => all.filter((category) => category.slug === slug))
	return [...new Set([...named, ...others])]
}

function everyLevel(categories: Category[]): Category[] {
	return categories.flatMap((category) => [category, ...everyLevel(category.children)])
}
