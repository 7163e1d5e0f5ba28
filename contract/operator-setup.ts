import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { dataOf } from './envelope.ts'
import { newStaffPassword, staffName } from './operator-staff.ts'
import { lineText } from './text.ts'

/** The page of the admin that the link of an empty installation opens, with ?token=… */
export const SETUP_PAGE = '/setup'

const token = z.string().min(1).max(300)

/** POST /operator/v1/setup-link: ends the link that was printed before. 409 SETUP_DONE once somebody has an account. */
export const SetupLinkAnswerWire = dataOf(
	z.object({
		/** Shown this one time. */
		ADDRESS: z.string(),
		EXPIRED_DATE: z.iso.datetime(),
	}),
)
/** POST /operator/v1/setup/look-up: whether the link is good. 410 LINK_USED. */
export const SetupLookUpWire = z.object({ TOKEN: token })
/**
 * POST /operator/v1/setup/owner: makes the first account, an administrator of the installation, and signs it in. Of all
 * who try at once, one gets it. 410 LINK_USED; 422 PASSWORD_COMMON on PASSWORD.
 */
export const SetupOwnerWire = z.object({
	TOKEN: token,
	EMAIL: EmailWire,
	NAME: staffName,
	WHATSAPP: z
		.string()
		.regex(/^\+[1-9]\d{7,14}$/)
		.optional(),
	PASSWORD: newStaffPassword,
	DEVICE_LABEL: lineText().max(50).default(''),
})

/** What a shop needs; those that are needed come first in the wire's list. */
const READINESS_ITEMS = [
	'HOST',
	'PAYMENT',
	'SHIPPING',
	'PRODUCTS',
	'PICKUP',
	'LEGAL',
	'PAGES',
	'MAIL',
] as const
/** GET /operator/v1/sites/{code}/readiness: counted from the shop's own data, never ticked. */
export const OperatorReadinessWire = dataOf(
	z.object({
		IS_OPEN: z.boolean(),
		ITEM_LIST: z.array(
			z.object({
				KEY: z.enum(READINESS_ITEMS),
				IS_DONE: z.boolean(),
				/** Without it nobody can buy anything. */
				IS_NEEDED: z.boolean(),
				/** Hosts, ways to pay, couriers, products; of PAGES: those that nobody has reviewed. */
				COUNT: z.number().int(),
			}),
		),
		/** The last test mail. */
		TEST_MAIL: z.object({
			STATE: z.enum(['NONE', 'WAITING', 'SENT', 'FAILED']),
			EMAIL: z.string().nullable(),
		}),
	}),
)
/** POST /operator/v1/sites/{code}/test-mail: five an hour. */
export const OperatorTestMailWire = z.object({ EMAIL: EmailWire })
