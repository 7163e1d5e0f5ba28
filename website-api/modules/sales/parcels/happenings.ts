import { PARCEL_STATES } from '#contract/parcel-states.ts'
import type { parcelEvent } from './parcel-event.table.ts'

type Told = Pick<typeof parcelEvent.$inferSelect, 'kind' | 'source'>

/**
 * What happened to a parcel, each thing once, in the order of the events: a courier reports what staff recorded, too, and says
 * several times that it is booked. What it tells of a parcel on its way has words of its own.
 */
export function happenings<Event extends Told>(events: readonly Event[]): Event[] {
	const states: readonly string[] = PARCEL_STATES
	return events.filter((event) => {
		const { kind, source } = event
		if (source !== 'COURIER' || !states.includes(kind)) return true
		const same = events.filter((one) => one.kind === kind)
		const ofCourier = same.filter((one) => one.source === 'COURIER')
		const isFirst = ofCourier[0] === event
		const isOurs = ofCourier.length < same.length
		return isFirst ? !isOurs : kind === 'SHIPPED'
	})
}
