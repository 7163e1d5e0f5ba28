import type { Category } from '#admin/api/categories.server.ts'

/** The depth of each category; 0 at the top. Parents must come before their children. */
export function depthsOf(list: Category[]): Map<number, number> {
	const depths = new Map<number, number>()
	for (const { categoryId, parentId } of list) {
		depths.set(categoryId, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1)
	}
	return depths
}
