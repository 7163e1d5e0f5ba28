import type { District } from './region.ts'

/** A saved delivery address. */
export type SavedAddress = {
	id: string
	/** The customer's label, e.g. Rumah. */
	label: string
	recipient: string
	/** E.164. */
	phone: string
	district: District
	village: string
	postcode: string
	street: string
	courierNote: string
	isMain: boolean
}
