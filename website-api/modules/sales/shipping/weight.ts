/**
 * Chargeable kilograms. Couriers tolerate 300 g: 1.3 kg counts as one kilogram, 1.31 kg as two; the minimum is one.
 */
export function chargedKilograms(grams: number): number {
	return Math.max(1, Math.ceil((grams - 300) / 1000))
}
