/** Couriers forgive 300 g: 1.3 kg still counts as one kilogram, 1.31 kg as two; at least one. */
export function chargedKilograms(grams: number): number {
	return Math.max(1, Math.ceil((grams - 300) / 1000))
}
