import type { District } from './region.ts'

/** Where a customer has things sent. */
export type SavedAddress = {
	id: string
	/** What the customer calls it, e.g. Rumah. */
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
