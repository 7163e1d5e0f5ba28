import type { ImportProductWire } from '#contract/import.ts'
import { addressesFor } from './plan-product.ts'

/**
 * Splits products into those that can be written together, and those that must wait because an earlier one has their
 * handle, address or one of their SKUs. The first product never waits.
 */
export function splitConflicts(list: ImportProductWire[]) {
	const taken = new Set<string>()
	const now: ImportProductWire[] = []
	const later: ImportProductWire[] = []
	for (const wire of list) {
		const claims = [
			`handle ${wire.HANDLE}`,
			`slug ${addressesFor(wire)[0]}`,
			...wire.VARIANT_LIST.map(({ SKU }) => `sku ${SKU}`),
		]
		const isConflict = claims.some((claim) => taken.has(claim))
		for (const claim of claims) taken.add(claim)
		;(isConflict ? later : now).push(wire)
	}
	return { now, later }
}
