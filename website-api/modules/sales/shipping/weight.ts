/** What is sent: what it weighs, and how much room it takes. Units whose size is unknown take none. */
export type Load = { grams: number; cubicMm: number }

/** What a courier makes of volume: cubic centimetres that it charges as a kilogram (null: none), and from how many it does. */
export type VolumeRule = { divisor: number | null; from: number }

/** What a courier charges, in grams: the weight, or that of the volume if it is more. */
export function chargeableGrams({ grams, cubicMm }: Load, { divisor, from }: VolumeRule): number {
	if (divisor === null || cubicMm < from * 1000) return grams
	return Math.max(grams, Math.ceil(cubicMm / divisor))
}

/**
 * Chargeable kilograms. Couriers tolerate 300 g: 1.3 kg counts as one kilogram, 1.31 kg as two; the minimum is one.
 */
export function chargedKilograms(load: Load, rule: VolumeRule): number {
	return Math.max(1, Math.ceil((chargeableGrams(load, rule) - 300) / 1000))
}

/** The room that a unit takes; of an unknown size none. A parcel takes the sum of its units, though they seldom fill it. */
export function cubicMmOf(sizeMm: readonly number[] | null): number {
	return (sizeMm ?? [0]).reduce((product, side) => product * side, 1)
}

/** What several units of each weigh and take together. */
export function loadOf(lines: readonly (Load & { quantity: number })[]): Load {
	return {
		grams: lines.reduce((sum, line) => sum + line.grams * line.quantity, 0),
		cubicMm: lines.reduce((sum, line) => sum + line.cubicMm * line.quantity, 0),
	}
}
