import type { EditedCategory } from '#contract/edited-category.ts'

/** The depth of each category; 0 at the top. Parents must come before their children. */
export function depthsOf(list: EditedCategory[]): Map<number, number> {
	const depths = new Map<number, number>()
	for (const { id, parent } of list) {
		depths.set(id, parent === null ? 0 : (depths.get(parent) ?? 0) + 1)
	}
	return depths
}
