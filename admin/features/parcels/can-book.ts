import type { StaffOrder } from '#contract/staff-order.ts'

type Order = Pick<StaffOrder, 'status' | 'addressLines'> & {
	parcels: Pick<StaffOrder['parcels'][number], 'state'>[]
}

/** A courier is still to be asked for an order: it has no parcel yet, or one that nobody collects; it is not picked up. */
export function canBook({ status, addressLines, parcels }: Order): boolean {
	if (status !== 'PROCESSING' && status !== 'SHIPPING') return false
	const left = parcels.filter(({ state }) => state !== 'CANCELLED')
	if (addressLines === null) return false
	return (
		left.some(({ state }) => state === 'PREPARED') || (left.length === 0 && status === 'PROCESSING')
	)
}
