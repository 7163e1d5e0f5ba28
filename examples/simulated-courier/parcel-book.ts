import { z } from 'zod'

/** A parcel that the shop booked, as the simulated provider keeps it. */
export const SimulatedParcel = z.object({
	id: z.string(),
	reference: z.string(),
	courier: z.string(),
	service: z.string(),
	to: z.string(),
	grams: z.number(),
	/** Whole rupiah. */
	price: z.number(),
	/** What is collected from the recipient, in whole rupiah; null: nothing. */
	collect: z.number().nullable().default(null),
	/** In the provider's words. */
	status: z.string(),
	waybill: z.string().nullable(),
	/** Who brings it; null: nobody yet, or nobody says. */
	driver: z.object({ name: z.string(), phone: z.string() }).nullable().default(null),
	history: z.array(z.object({ status: z.string(), note: z.string(), updated_at: z.string() })),
})
export type SimulatedParcel = z.output<typeof SimulatedParcel>
type AskedParcel = Pick<
	SimulatedParcel,
	'reference' | 'courier' | 'service' | 'to' | 'grams' | 'price'
> &
	Partial<Pick<SimulatedParcel, 'collect'>>

/** What a courier does with a parcel, in Biteship's words. */
const notes: Record<string, string> = {
	confirmed: 'Pesanan diterima.',
	allocated: 'Pengemudi ditemukan.',
	courier_not_found: 'Pengemudi tidak ditemukan.',
	picked: 'Paket sudah diambil kurir.',
	dropping_off: 'Paket diantar ke penerima.',
	on_hold: 'Paket tertahan di gudang.',
	disposed: 'Paket hilang atau dimusnahkan.',
	delivered: 'Paket diterima.',
	return_in_transit: 'Paket dikembalikan.',
	returned: 'Paket kembali di pengirim.',
	cancelled: 'Pesanan dibatalkan.',
}

/** Until then a booking can be cancelled. */
const cancellable = new Set(['confirmed', 'scheduled', 'allocated', 'picking_up'])

type Tell = (
	event: 'order.status' | 'order.waybill_id' | 'order.price',
	one: SimulatedParcel,
) => Promise<void>

/** The parcels of a provider, and what happens to them; `tell` is called after each event. */
export function createParcelBook(
	tell: Tell,
	known: SimulatedParcel[] = [],
	now: () => Date = () => new Date(),
) {
	const parcels = [...known]
	const find = (reference: string) => parcels.findLast((one) => one.reference === reference)
	const parcelOf = (reference: string) => {
		const one = find(reference)
		if (!one) throw new Error(`No parcel ${reference}`)
		return one
	}
	const note = (one: SimulatedParcel, status: string) => {
		one.status = status
		one.history.push({ status, note: notes[status] ?? status, updated_at: now().toISOString() })
	}
	const become = async (reference: string, status: string) => {
		const one = parcelOf(reference)
		note(one, status)
		await tell('order.status', one)
	}
	const giveWaybill = async (reference: string) => {
		const one = parcelOf(reference)
		one.waybill ??= `SIM${one.courier.toUpperCase()}${String(parcels.indexOf(one) + 1).padStart(8, '0')}`
		await tell('order.waybill_id', one)
	}
	return {
		list: () => [...parcels],
		find,
		byId: (id: string) => parcels.find((one) => one.id === id),
		byWaybill: (waybill: string) => parcels.find((one) => one.waybill === waybill),
		/** Books; a reference that was booked before is not booked again. */
		book(asked: AskedParcel) {
			const before = find(asked.reference)
			if (before) return { one: before, isNew: false }
			const id = `sim${String(parcels.length + 1).padStart(21, '0')}`
			const nothing = { collect: null, status: '', waybill: null, driver: null, history: [] }
			const one: SimulatedParcel = { ...nothing, ...asked, id }
			parcels.push(one)
			note(one, 'confirmed')
			return { one, isNew: true }
		},
		/** Whether it was cancelled: nothing that is on its way is. */
		async cancel(one: SimulatedParcel): Promise<boolean> {
			if (!cancellable.has(one.status)) return false
			note(one, 'cancelled')
			await tell('order.status', one)
			return true
		},
		become,
		tell: (reference: string) => tell('order.status', parcelOf(reference)),
		actions: actionsOf({ become, giveWaybill, parcelOf, tell }),
	}
}

type Happening = {
	become: (reference: string, status: string) => Promise<void>
	giveWaybill: (reference: string) => Promise<void>
	parcelOf: (reference: string) => SimulatedParcel
	tell: Tell
}

/** What may happen to a parcel on its way. */
function actionsOf({ become, giveWaybill, parcelOf, tell }: Happening) {
	return {
		/** A driver is on the way to the shop, which a page shows. */
		async findDriver(reference: string) {
			parcelOf(reference).driver = { name: 'Budi Santoso', phone: '081298765432' }
			await become(reference, 'allocated')
		},
		noDriver: (reference: string) => become(reference, 'courier_not_found'),
		async pickUp(reference: string) {
			await become(reference, 'picked')
			await giveWaybill(reference)
		},
		delay: (reference: string) => become(reference, 'on_hold'),
		lose: (reference: string) => become(reference, 'disposed'),
		deliver: (reference: string) => become(reference, 'delivered'),
		async giveBack(reference: string) {
			const isOnWayBack = parcelOf(reference).status === 'return_in_transit'
			await become(reference, isOnWayBack ? 'returned' : 'return_in_transit')
		},
		/** The courier weighs a kilogram more. */
		async reWeigh(reference: string) {
			const one = parcelOf(reference)
			one.grams += 1_000
			one.price += 9_000
			await tell('order.price', one)
		},
		again: (reference: string) => tell('order.status', parcelOf(reference)),
	}
}
export type ParcelBook = ReturnType<typeof createParcelBook>
