import type { CustomerType } from './customer.ts'

/** The signed-in customer's personal data and ways to sign in. */
export type Person = {
	code: string
	name: string
	email: string
	isEmailConfirmed: boolean
	/** A new address that is not confirmed yet; null: none. */
	emailWaiting: string | null
	/** E.164. */
	phone: string
	/** Day, yyyy-mm-dd. */
	birthday: string | null
	type: CustomerType
	/** Changes with each new picture; null: no picture. */
	pictureId: string | null
	hasPassword: boolean
	registered: Date
}
