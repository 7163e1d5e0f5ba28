import { z } from 'zod'
import { CustomerNameWire, CUSTOMER_TYPES, EmailWire, TypedPhoneWire } from './auth.ts'
import { dataOf, RupiahSumWire } from './envelope.ts'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
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

/** GET /customer/profile; also the response of PUT /customer/profile and /customer/picture. */
export const CustomerProfileWire = z.object({
	CUSTOMER_CODE: z.string(),
	CUSTOMER_NAME: z.string(),
	CUSTOMER_EMAIL: z.string(),
	IS_EMAIL_CONFIRMED: z.boolean(),
	/** New address that awaits confirmation by its mailed link; CUSTOMER_EMAIL stays in force until then. */
	CUSTOMER_EMAIL_WAITING: z.string().nullable(),
	/** E.164. */
	CUSTOMER_PHONE: z.string(),
	CUSTOMER_BIRTHDAY: z.iso.date().nullable(),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	CUSTOMER_TYPE_NAME: z.string(),
	/** Version of the picture at GET /customer/picture; changes with each upload. */
	PICTURE_ID: z.string().nullable(),
	HAS_PASSWORD: z.boolean(),
	IS_GOOGLE_LINKED: z.boolean(),
	REGISTERED_DATE: z.iso.datetime(),
})
export type CustomerProfileWire = z.infer<typeof CustomerProfileWire>
export const CustomerProfileAnswerWire = dataOf(CustomerProfileWire)
/** PUT /customer/profile: the profile, and a new bearer token for the session with the current name. */
export const CustomerProfileEditedWire = dataOf(CustomerProfileWire.extend({ TOKEN: z.string() }))

/**
 * PUT /customer/profile. A new email takes effect once its mailed link is opened. Changing email or phone requires
 * PASSWORD if the account has one (422 PASSWORD_WRONG). 409 ACCOUNT_EXISTS if the phone is taken.
 */
export const CustomerProfileEditWire = z.object({
	CUSTOMER_NAME: CustomerNameWire,
	CUSTOMER_EMAIL: EmailWire,
	CUSTOMER_PHONE: TypedPhoneWire,
	CUSTOMER_BIRTHDAY: z.iso.date().nullable(),
	PASSWORD: z.string().min(1).max(200).optional(),
})
/** POST /customer/email-confirmation: the token of the mailed link; requires no bearer token. 410 LINK_USED. */
export const EmailConfirmationWire = z.object({ CONFIRM_TOKEN: z.string().min(1).max(200) })

/** PUT /customer/picture: multipart with one PICTURE (JPEG, PNG or WebP, at most 5 MB). */
export const CustomerPictureWire = z.object({})

/** GET /customer/export: all data stored about the customer, as a list of rows for each table. */
export const CustomerExportWire = dataOf(
	z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
)

/**
 * DELETE /customer: deletes personal data; orders are kept anonymously. 422 PASSWORD_WRONG; 409 ORDERS_OPEN,
 * BALANCE_LEFT (withdraw it first) or SIGN_IN_AGAIN (no password, and signed in over fifteen minutes ago).
 */
export const CustomerDeletionWire = z.object({ PASSWORD: z.string().min(1).max(200).optional() })
