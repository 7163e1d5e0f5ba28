import { z } from 'zod'
import { CustomerNameWire, CUSTOMER_TYPES, EmailWire, TypedPhoneWire } from './auth.ts'
import { dataOf, RupiahSumWire } from './envelope.ts'
import { openEnum } from './open-enum.ts'

/** GET /customer-account-info (spec sections 3 and 7). Balances are whole rupiah and coins. */
export const CustomerAccountInfoWire = dataOf(
	z.object({
		/** null: not switched on. */
		CUSTOMER_AFFILIATE_TRACKING_CODE: z.string().nullable(),
		CUSTOMER_COINS_BALANCE: RupiahSumWire,
		CUSTOMER_WALLET_BALANCE: RupiahSumWire,
		CUSTOMER_AFFILIATE_BALANCE: RupiahSumWire,
	}),
)

/** GET /customer/profile; also the answer of PUT /customer/profile and /customer/picture. */
export const CustomerProfileWire = z.object({
	CUSTOMER_CODE: z.string(),
	CUSTOMER_NAME: z.string(),
	CUSTOMER_EMAIL: z.string(),
	IS_EMAIL_CONFIRMED: z.boolean(),
	/** An address that waits for the link in its mail; CUSTOMER_EMAIL counts until then. */
	CUSTOMER_EMAIL_WAITING: z.string().nullable(),
	/** E.164. */
	CUSTOMER_PHONE: z.string(),
	CUSTOMER_BIRTHDAY: z.iso.date().nullable(),
	CUSTOMER_TYPE: openEnum(CUSTOMER_TYPES),
	CUSTOMER_TYPE_NAME: z.string(),
	/** Names the picture of GET /customer/picture; another one after each change. */
	PICTURE_ID: z.string().nullable(),
	HAS_PASSWORD: z.boolean(),
	IS_GOOGLE_LINKED: z.boolean(),
	REGISTERED_DATE: z.iso.datetime(),
})
export type CustomerProfileWire = z.infer<typeof CustomerProfileWire>
export const CustomerProfileAnswerWire = dataOf(CustomerProfileWire)
/** PUT /customer/profile: the profile, and the session's bearer anew, which names the customer as they are now. */
export const CustomerProfileEditedWire = dataOf(CustomerProfileWire.extend({ TOKEN: z.string() }))

/**
 * PUT /customer/profile. Another email waits for the link that is mailed to it. Another email or phone needs
 * PASSWORD where the account has one (422 PASSWORD_WRONG). 409 ACCOUNT_EXISTS for a phone that is taken.
 */
export const CustomerProfileEditWire = z.object({
	CUSTOMER_NAME: CustomerNameWire,
	CUSTOMER_EMAIL: EmailWire,
	CUSTOMER_PHONE: TypedPhoneWire,
	CUSTOMER_BIRTHDAY: z.iso.date().nullable(),
	PASSWORD: z.string().min(1).max(200).optional(),
})
/** POST /customer/email-confirmation: the link of the mail; needs no bearer. 410 LINK_USED. */
export const EmailConfirmationWire = z.object({ CONFIRM_TOKEN: z.string().min(1).max(200) })

/** PUT /customer/picture: multipart with one PICTURE (JPEG, PNG or WebP, at most 5 MB). */
export const CustomerPictureWire = z.object({})

/** GET /customer/export: everything that is kept of the customer, a list of rows for each table. */
export const CustomerExportWire = dataOf(
	z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
)

/**
 * DELETE /customer: forgets the person; orders are kept without them. 422 PASSWORD_WRONG; 409 ORDERS_OPEN,
 * BALANCE_LEFT (withdraw it first) or SIGN_IN_AGAIN (no password, and signed in over fifteen minutes ago).
 */
export const CustomerDeletionWire = z.object({ PASSWORD: z.string().min(1).max(200).optional() })
