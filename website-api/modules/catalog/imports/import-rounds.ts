import type { ImportedProduct } from '#contract/imported-product.ts'
import { addressesFor } from './plan-product.ts'

/**
 * Splits products into those that can be written together, and those that must wait because an earlier one has their
 * handle, address or one of their SKUs. The first product never waits.
 */
export function splitConflicts(list: ImportedProduct[]) {
	const taken = new Set<string>()
	const now: ImportedProduct[] = []
	const later: ImportedProduct[] = []
	for (const wire of list) {
		const claims = [
			`handle ${wire.handle}`,
			`slug ${addressesFor(wire)[0]}`,
			...wire.variants.map(({ sku }) => `sku ${sku}`),
		]
		const isConflict = claims.some((claim) => taken.has(claim))
		for (const claim of claims) taken.add(claim)
		;(isConflict ? later : now).push(wire)
	}
	return { now, later }
}
