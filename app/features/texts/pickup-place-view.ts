import type { PickupPlace } from '#contract/pickup-place.ts'
import { openingHoursView } from './opening-hours-view.ts'

/** A place where orders are collected with its hours, for a page that is not kept. */
export type PickupPlaceView = ReturnType<typeof pickupPlaceView>

export function pickupPlaceView({ id, name, address, hours }: PickupPlace, now: Date) {
	return { id: String(id), name, address, hours: hours && openingHoursView(hours, now) }
}
