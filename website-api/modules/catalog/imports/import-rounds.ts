import type { ImportProductWire } from '#contract/import.ts'
import { slugOf } from './slug.ts'

/**
 * Splits products into those that can be written together, and those that must wait because an earlier one has their
 * handle, slug or one of their SKUs. The first product never waits.
 */
export function splitConflicts(list: ImportProductWire[]) {
	const taken = new Set<string>()
	const now: ImportProductWire[] = []
	const later: ImportProductWire[] = []
	for (const wire of list) {
		const claims = [
			`handle ${wire.HANDLE}`,
			`slug ${slugOf(wire.HANDLE)}`,
			...wire.VARIANT_LIST.map(({ SKU }) => `sku ${SKU}`),
		]
		const isConflict = claims.some((claim) => taken.has(claim))
		for (const claim of claims) taken.add(claim)
		;(isConflict ? later : now).push(wire)
	}
	return { now, later }
}
