import type { Category } from '#admin/api/categories.server.ts'

/** How deep each category stands; those at the top stand at 0. Parents come before their children. */
export function depthsOf(list: Category[]): Map<number, number> {
	const depths = new Map<number, number>()
	for (const { categoryId, parentId } of list) {
		depths.set(categoryId, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1)
	}
	return depths
}
