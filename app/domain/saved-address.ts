import type { District } from './region.ts'

/** The most that an account holds. */
export const maxAddresses = 20

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
