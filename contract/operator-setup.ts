import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { dataOf } from './envelope.ts'
import { newStaffPassword, staffName } from './operator-staff.ts'
import { lineText } from './text.ts'

/** Admin page that the setup link of an empty installation opens, with ?token=… */
export const SETUP_PAGE = '/setup'

const token = z.string().min(1).max(300)

/** POST /operator/v1/setup-link: invalidates the previous link. 409 SETUP_DONE once an account exists. */
export const SetupLinkAnswerWire = dataOf(
	z.object({
		/** Shown only once. */
		ADDRESS: z.string(),
		EXPIRED_DATE: z.iso.datetime(),
	}),
)
/** POST /operator/v1/setup/look-up: checks the link. 410 LINK_USED. */
export const SetupLookUpWire = z.object({ TOKEN: token })
/**
 * POST /operator/v1/setup/owner: creates the first account, an administrator of the installation, and signs it in. Of
 * concurrent requests one succeeds. 410 LINK_USED; 422 PASSWORD_COMMON on PASSWORD.
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

/** Items of the setup checklist; the response lists required items first. */
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
/** GET /operator/v1/sites/{code}/readiness: derived from the shop's data. */
export const OperatorReadinessWire = dataOf(
	z.object({
		IS_OPEN: z.boolean(),
		ITEM_LIST: z.array(
			z.object({
				KEY: z.enum(READINESS_ITEMS),
				IS_DONE: z.boolean(),
				/** Required for taking orders. */
				IS_NEEDED: z.boolean(),
				/** Number of hosts, payment methods, couriers or products; for PAGES, of pages not reviewed. */
				COUNT: z.number().int(),
			}),
		),
		/** The last test mail. */
		TEST_MAIL: z.object({
			/** KEPT: no mail server is set; the mail is in a folder of the server. */
			STATE: z.enum(['NONE', 'WAITING', 'SENT', 'FAILED', 'KEPT']),
			EMAIL: z.string().nullable(),
		}),
	}),
)
/** POST /operator/v1/sites/{code}/test-mail: at most five an hour. */
export const OperatorTestMailWire = z.object({ EMAIL: EmailWire })
