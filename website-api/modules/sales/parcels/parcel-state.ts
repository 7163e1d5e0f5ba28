import {
	PARCEL_ENDS,
	type ParcelEventKind,
	type ParcelProblem,
	type ParcelState,
} from '#contract/parcel-states.ts'

const ends: readonly ParcelState[] = PARCEL_ENDS
/** By which a courier says that it has the parcel. */
const underWay: readonly ParcelEventKind[] = ['SHIPPED', 'MOVING', 'ON_HOLD', 'RETURNING']

/** Whether nothing becomes of a parcel any more. */
export function isEnded(state: ParcelState): boolean {
	return ends.includes(state)
}

/** Units in such a parcel are in no other. */
export function holdsUnits(state: ParcelState): boolean {
	return !isEnded(state) || state === 'DELIVERED'
}

/** A parcel's state after a courier's news: news that come late leave it as it is. */
export function stateAfter(state: ParcelState, kind: ParcelEventKind): ParcelState {
	if (isEnded(state)) return state
	if (kind === 'DELIVERED' || kind === 'RETURNED' || kind === 'LOST') return kind
	if (state === 'SHIPPED') return state
	if (underWay.includes(kind)) return 'SHIPPED'
	if (kind === 'CANCELLED') return kind
	return kind === 'BOOKED' ? 'BOOKED' : state
}

/** The problem of a parcel after a courier's news, of which the latest by the courier's clock count. */
export function problemAfter(
	before: { problem: ParcelProblem | null; problemAt: Date | null },
	{ kind, at }: { kind: ParcelEventKind; at: Date },
): { problem: ParcelProblem | null; problemAt: Date | null } {
	const isLatest = before.problemAt === null || at > before.problemAt
	if (!underWay.includes(kind) || !isLatest) return before
	return { problem: kind === 'ON_HOLD' || kind === 'RETURNING' ? kind : null, problemAt: at }
}
