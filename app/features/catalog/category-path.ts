import type { Category } from '#contract/category.ts'

/** The path from the root of the tree to a category, inclusive; empty when there is no such category. */
export function categoryPath(tree: Category[], slug: string): Category[] {
	for (const category of tree) {
		if (category.slug === slug) return [category]
		const below = categoryPath(category.children, slug)
		if (below.length > 0) return [category, ...below]
	}
	return []
}
