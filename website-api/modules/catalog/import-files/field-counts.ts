import type { ImportField } from '#contract/import.ts'

/** In how many products a field changes, and in how many of them it had and will have a value. */
export type FieldCount = { changed: number; before: number; after: number; emptied: number }
export type FieldCounts = Partial<Record<ImportField, FieldCount>>

/** Adds the changes of a product. */
export function fieldCounts(
	counts: FieldCounts,
	changes: { FIELD: ImportField; BEFORE: boolean; AFTER: boolean }[],
) {
	for (const { FIELD, BEFORE, AFTER } of changes) {
		const count = (counts[FIELD] ??= { changed: 0, before: 0, after: 0, emptied: 0 })
		count.changed++
		if (BEFORE) count.before++
		if (AFTER) count.after++
		if (BEFORE && !AFTER) count.emptied++
	}
}
