import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message, moment } from './message.ts'
import {
	newStaffPassword,
	OpenedStaffSession,
	staffDevice,
	staffName,
	staffToken,
} from './staff-account.ts'

/** Admin page that the setup link of an empty installation opens, with ?token=… */
export const SETUP_PAGE = '/setup'

const open = { method: 'POST', needs: 'nobody', isReadOnly: true } as const

export const findSetup = endpoint({
	...open,
	path: '/setup/look-up',
	summary: 'Whether the link that an empty installation prints is good',
	body: message({ token: ['TOKEN', staffToken] }),
	answer: Done,
	failures: { 410: 'LINK_USED' },
})

/** An administrator of the installation. Of concurrent requests one succeeds. 422 PASSWORD_COMMON on the password. */
export const addFirstOwner = endpoint({
	...open,
	path: '/setup/owner',
	summary: 'Makes the first account by that link, and signs it in',
	body: message({
		token: ['TOKEN', staffToken],
		email: ['EMAIL', EmailWire],
		name: ['NAME', staffName],
		whatsapp: [
			'WHATSAPP',
			z
				.string()
				.regex(/^\+[1-9]\d{7,14}$/)
				.optional(),
		],
		password: ['PASSWORD', newStaffPassword],
		device: ['DEVICE_LABEL', staffDevice],
	}),
	answer: OpenedStaffSession,
	failures: { 409: 'STAFF_EXISTS', 410: 'LINK_USED' },
})

export const addSetupLink = endpoint({
	method: 'POST',
	path: '/setup-link',
	summary: 'Another link to set the installation up with; the one before ends',
	needs: 'installation.staff',
	isForInstallation: true,
	answer: message({
		/** Shown only once. */
		address: ['ADDRESS', z.string()],
		expiresAt: ['EXPIRED_DATE', moment],
	}),
	failures: { 409: 'SETUP_DONE' },
})
