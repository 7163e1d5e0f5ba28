import type { ImportField } from '#contract/import.ts'

/** In how many products a field changes, and in how many of them it had and will have a value. */
export type FieldCount = { changed: number; before: number; after: number; emptied: number }
export type FieldCounts = Partial<Record<ImportField, FieldCount>>

/** Adds the changes of a product. */
export function fieldCounts(
	counts: FieldCounts,
	changes: { field: ImportField; before: boolean; after: boolean }[],
) {
	for (const { field, before, after } of changes) {
		const count = (counts[field] ??= { changed: 0, before: 0, after: 0, emptied: 0 })
		count.changed++
		if (before) count.before++
		if (after) count.after++
		if (before && !after) count.emptied++
	}
}
