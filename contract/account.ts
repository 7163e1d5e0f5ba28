import { z } from 'zod'
import { CustomerNameWire, CUSTOMER_TYPES, EmailWire, TypedPhoneWire } from './auth.ts'
import { dataOf, Done, RupiahSumWire } from './envelope.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { openEnum } from './open-enum.ts'

/** The customer's balances, in whole rupiah and coins, and their own affiliate code (spec sections 3 and 7). */
const AccountInfo = message({
	/** null: the customer has not joined the affiliate programme. */
	affiliateCode: ['CUSTOMER_AFFILIATE_TRACKING_CODE', z.string().nullable()],
	coins: ['CUSTOMER_COINS_BALANCE', RupiahSumWire],
	wallet: ['CUSTOMER_WALLET_BALANCE', RupiahSumWire],
	affiliate: ['CUSTOMER_AFFILIATE_BALANCE', RupiahSumWire],
})
export type AccountInfo = Value<typeof AccountInfo>

export const getAccountInfo = endpoint({
	method: 'GET',
	path: '/customer-account-info',
	summary: "The customer's balances and affiliate code",
	access: 'customer',
	answer: AccountInfo,
})

/** The signed-in customer's personal data and ways to sign in. */
export const Profile = message({
	code: ['CUSTOMER_CODE', z.string()],
	name: ['CUSTOMER_NAME', z.string()],
	email: ['CUSTOMER_EMAIL', z.string()],
	isEmailConfirmed: ['IS_EMAIL_CONFIRMED', z.boolean()],
	/** New address that awaits confirmation by its mailed link; the email stays in force until then. */
	emailWaiting: ['CUSTOMER_EMAIL_WAITING', z.string().nullable()],
	/** E.164. */
	phone: ['CUSTOMER_PHONE', z.string()],
	/** Day, yyyy-mm-dd. */
	birthday: ['CUSTOMER_BIRTHDAY', z.iso.date().nullable()],
	type: ['CUSTOMER_TYPE', openEnum(CUSTOMER_TYPES)],
	typeName: ['CUSTOMER_TYPE_NAME', z.string()],
	/** Version of the customer's picture, which changes with each upload. */
	pictureId: ['PICTURE_ID', z.string().nullable()],
	hasPassword: ['HAS_PASSWORD', z.boolean()],
	isGoogleLinked: ['IS_GOOGLE_LINKED', z.boolean()],
	registered: ['REGISTERED_DATE', moment],
})
export type Profile = Value<typeof Profile>

/** What a customer writes; a new email takes effect once its mailed link is opened. */
export const ProfileEdit = message({
	name: ['CUSTOMER_NAME', CustomerNameWire],
	email: ['CUSTOMER_EMAIL', EmailWire],
	phone: ['CUSTOMER_PHONE', TypedPhoneWire],
	birthday: ['CUSTOMER_BIRTHDAY', z.iso.date().nullable()],
	/** For another email or phone, if the account has one. */
	password: ['PASSWORD', z.string().min(1).max(200).optional()],
})
export type ProfileEdit = Value<typeof ProfileEdit>

/** All data stored about the customer, as a list of rows for each table. */
const CustomerExport = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
export const CustomerExportWire = dataOf(CustomerExport)

export const getProfile = endpoint({
	method: 'GET',
	path: '/customer/profile',
	summary: 'Who the customer is',
	access: 'customer',
	answer: Profile,
})

export const changeProfile = endpoint({
	method: 'PUT',
	path: '/customer/profile',
	summary: 'Changes it; another email waits for its link',
	access: 'customer',
	body: ProfileEdit,
	/** With a bearer token of the same session, which has the new name. */
	answer: message({ ...fieldsIn(Profile), token: ['TOKEN', z.string()] }),
	failures: { 409: ['ACCOUNT_EXISTS', 'SIGN_IN_AGAIN'], 429: 'TOO_MANY_ATTEMPTS' },
})

export const confirmEmail = endpoint({
	method: 'POST',
	path: '/customer/email-confirmation',
	summary: "Takes an email as the customer's, by its mailed link",
	access: 'company',
	body: message({ token: ['CONFIRM_TOKEN', z.string().min(1).max(200)] }),
	answer: Done,
	failures: { 409: 'ACCOUNT_EXISTS', 410: 'LINK_USED' },
})

export const mailConfirmation = endpoint({
	method: 'POST',
	path: '/customer/email-confirmation-mail',
	summary: 'Mails the link once more to the address that waits for it',
	access: 'customer',
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

export const getPicture = endpoint({
	method: 'GET',
	path: '/customer/picture',
	summary: "The customer's picture",
	access: 'customer',
	answerType: 'image/jpeg',
	failures: { 404: 'NOT_FOUND' },
})

export const changePicture = endpoint({
	method: 'PUT',
	path: '/customer/picture',
	summary: 'Another picture: JPEG, PNG or WebP of at most 5 MB',
	access: 'customer',
	form: { fields: z.object({}), files: ['PICTURE'] },
	answer: Profile,
	failures: { 413: ['PICTURE_TOO_LARGE', 'PICTURES_TOO_MANY'] },
})

export const removePicture = endpoint({
	method: 'DELETE',
	path: '/customer/picture',
	summary: 'No picture',
	access: 'customer',
	answer: Profile,
})

export const exportData = endpoint({
	method: 'GET',
	path: '/customer/export',
	summary: 'Everything that is kept of the customer',
	access: 'customer',
	answer: CustomerExport,
})

export const getDataArchive = endpoint({
	method: 'GET',
	path: '/customer/export-archive',
	summary: 'The same as data.json in an archive, with the pictures that the customer has sent',
	access: 'customer',
	answerType: 'application/zip',
})

/** Deletes personal data; orders are kept anonymously. */
export const deleteAccount = endpoint({
	method: 'DELETE',
	path: '/customer',
	summary: 'Forgets the person',
	access: 'customer',
	/** The password is required if the account has one. */
	body: message({ password: ['PASSWORD', z.string().min(1).max(200).optional()] }),
	answer: Done,
	failures: { 409: ['ORDERS_OPEN', 'BALANCE_LEFT', 'SIGN_IN_AGAIN'], 429: 'TOO_MANY_ATTEMPTS' },
})
