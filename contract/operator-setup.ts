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
