import type { Category } from '#app/domain/catalog.ts'

/** The way from the top of the tree to a category, itself last; empty when the tree has none of that name. */
export function categoryPath(tree: Category[], slug: string): Category[] {
	for (const category of tree) {
		if (category.slug === slug) return [category]
		const below = categoryPath(category.children, slug)
		if (below.length > 0) return [category, ...below]
	}
	return []
}
