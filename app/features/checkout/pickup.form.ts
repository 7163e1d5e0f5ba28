import { z } from 'zod'
import type { PickupPlace } from '#contract/pickup-place.ts'

/** The place where the order is collected. It need not be named where there is one only. */
export function pickupForm(places: Pick<PickupPlace, 'id'>[]) {
	const place = z.string({ error: 'checkout:pickup.required' })
	return z.object({
		pickupPlace: (places.length > 1 ? place : place.default('0')).refine(
			(value) => isKnownPlace(value, places),
			'checkout:pickup.gone',
		),
	})
}

/** Whether the shop has the chosen place; '' is the main one. While no place is known, any id may be one. */
export function isKnownPlace(chosen: string, places: Pick<PickupPlace, 'id'>[]): boolean {
	if (places.length === 0) return /^\d*$/.test(chosen)
	return places.some(({ id }) => String(id) === (chosen || '0'))
}
