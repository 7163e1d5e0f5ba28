import {
	CustomerProfileAnswerWire,
	CustomerProfileEditedWire,
	type CustomerProfileWire,
} from '#contract/account.ts'
import { DoneWire } from '#contract/auth.ts'
import type { Person } from '#app/domain/person.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'
import type { ApiFile, OpenFile } from './open-file.server.ts'

export type PersonEdit = {
	name: string
	email: string
	/** E.164. */
	phone: string
	/** Day, yyyy-mm-dd. */
	birthday: string | null
	/** Required for a new email or phone, of customers who have a password. */
	password?: string | undefined
}

/** The signed-in customer's personal data. */
export function personApi(call: Call, open: OpenFile) {
	return {
		get: ({ optional }: { optional?: boolean } = {}) =>
			call(PersonModel, { path: '/customer/profile', optional }),
		/**
		 * A new email is only set once its mailed link is opened; returns a new bearer token with the customer's new
		 * name. 'conflict' ACCOUNT_EXISTS; errors name the form's fields.
		 */
		edit: (edit: PersonEdit) =>
			call(Edited, { method: 'PUT', path: '/customer/profile', body: wireOf(edit) }).catch(renamed),
		/** Confirms the email of a mailed link; needs no session. 'gone' LINK_USED, 'conflict' ACCOUNT_EXISTS. */
		confirmEmail: (token: string) =>
			call(DoneWire, {
				method: 'POST',
				path: '/customer/email-confirmation',
				body: { CONFIRM_TOKEN: token },
			}),
		/** Mails the confirmation link again. 'too-many'. */
		mailConfirmation: () =>
			call(DoneWire, { method: 'POST', path: '/customer/email-confirmation-mail', body: {} }),
		picture: (): Promise<ApiFile> => open('/customer/picture'),
		/** 'too-large' over 5 MB; errors name `picture` when the file is no picture. */
		changePicture: (picture: File) =>
			call(PersonModel, {
				method: 'PUT',
				path: '/customer/picture',
				form: pictureForm(picture),
			}).catch(renamed),
		removePicture: () => call(PersonModel, { method: 'DELETE', path: '/customer/picture' }),
		/** All data stored about the customer: an archive of data.json and pictures. */
		export: (): Promise<ApiFile> => open('/customer/export-archive'),
		/**
		 * Deletes the account and its personal data. 'conflict' ORDERS_OPEN, BALANCE_LEFT or SIGN_IN_AGAIN; errors name
		 * `password`.
		 */
		remove: (password: string | undefined) =>
			call(DoneWire, { method: 'DELETE', path: '/customer', body: { PASSWORD: password } }).catch(
				renamed,
			),
	}
}

const PersonModel = CustomerProfileAnswerWire.transform(({ data }) => personOf(data))

const Edited = CustomerProfileEditedWire.transform(({ data }) => ({
	person: personOf(data),
	bearer: data.TOKEN,
}))

const personOf = (data: CustomerProfileWire): Person => ({
	code: data.CUSTOMER_CODE,
	name: data.CUSTOMER_NAME,
	email: data.CUSTOMER_EMAIL,
	isEmailConfirmed: data.IS_EMAIL_CONFIRMED,
	emailWaiting: data.CUSTOMER_EMAIL_WAITING,
	phone: data.CUSTOMER_PHONE,
	birthday: data.CUSTOMER_BIRTHDAY,
	type: data.CUSTOMER_TYPE,
	pictureId: data.PICTURE_ID,
	hasPassword: data.HAS_PASSWORD,
	registered: new Date(data.REGISTERED_DATE),
})

function wireOf({ name, email, phone, birthday, password }: PersonEdit) {
	return {
		CUSTOMER_NAME: name,
		CUSTOMER_EMAIL: email,
		CUSTOMER_PHONE: phone,
		CUSTOMER_BIRTHDAY: birthday,
		PASSWORD: password,
	}
}

function pictureForm(picture: File): FormData {
	const form = new FormData()
	form.set('PICTURE', picture)
	return form
}

const fields = {
	CUSTOMER_NAME: 'name',
	CUSTOMER_EMAIL: 'email',
	CUSTOMER_PHONE: 'phone',
	CUSTOMER_BIRTHDAY: 'birthday',
	PASSWORD: 'password',
	PICTURE: 'picture',
}

function renamed(error: unknown): never {
	throw error instanceof ApiError && error.redirectTo === undefined
		? error.withFields(fields)
		: error
}
