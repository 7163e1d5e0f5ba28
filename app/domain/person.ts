import type { CustomerType } from './customer.ts'

/** What a signed-in customer says of themselves, and how they sign in. */
export type Person = {
	code: string
	name: string
	email: string
	isEmailConfirmed: boolean
	/** An address whose mailed link has not been followed yet; null: none. */
	emailWaiting: string | null
	/** E.164. */
	phone: string
	/** Day, yyyy-mm-dd. */
	birthday: string | null
	type: CustomerType
	/** Another one after each change of the picture; null: none. */
	pictureId: string | null
	hasPassword: boolean
	registered: Date
}
