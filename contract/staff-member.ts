import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { STAFF_ROLES } from './operator/permissions.ts'
import { staffName } from './staff-account.ts'

const role = z.enum(STAFF_ROLES)

/** A member of a company's staff. */
export const StaffMember = message({
	accountId: ['ACCOUNT_ID', z.string()],
	email: ['EMAIL', z.string()],
	name: ['NAME', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	role: ['ROLE', role],
	hasSecondFactor: ['HAS_SECOND_FACTOR', z.boolean()],
	/** Last use of a session; null: never. */
	seenAt: ['SEEN_DATE', moment.nullable()],
	createdAt: ['CREATED_DATE', moment],
})
export type StaffMember = Value<typeof StaffMember>

/** An account without an invitation. */
export const NewStaff = message({
	email: ['EMAIL', EmailWire],
	/** Required for a new account. */
	name: ['NAME', staffName.optional()],
	companyCode: ['COMPANY_CODE', z.string().max(40).optional()],
	role: ['ROLE', role.optional()],
	isAdministrator: ['IS_ADMINISTRATOR', z.literal(true).optional()],
}).refine((wire) => (wire.COMPANY_CODE === undefined) === (wire.ROLE === undefined), {
	path: ['ROLE'],
})

export const StaffPassword = message({
	accountId: ['ACCOUNT_ID', z.string()],
	email: ['EMAIL', z.string()],
	/** Random, shown only once; null: the account existed and keeps its password. */
	password: ['PASSWORD', z.string().nullable()],
})

/** An open invitation. */
export const Invitation = message({
	id: ['INVITATION_ID', z.string()],
	companyCode: ['COMPANY_CODE', z.string()],
	email: ['EMAIL', z.string()],
	role: ['ROLE', role],
	createdAt: ['CREATED_DATE', moment],
	expiresAt: ['EXPIRED_DATE', moment],
	/** The mailed link, to be passed on in another way. */
	link: ['LINK', z.string()],
})
export type Invitation = Value<typeof Invitation>

const one = { path: '/staff/{id}', needs: 'staff', params: { id: z.uuid() } } as const
const byInstallation = { needs: 'installation.staff', isForInstallation: true } as const

export const listMembers = endpoint({
	method: 'GET',
	path: '/staff',
	summary: 'Members of the staff with their roles',
	needs: 'staff',
	answer: z.object({ list: z.array(StaffMember) }),
})

export const addMember = endpoint({
	...byInstallation,
	method: 'POST',
	path: '/staff',
	summary: 'Adds an account, or a role to one there is; a new password is shown once',
	creates: true,
	body: NewStaff,
	answer: StaffPassword,
	failures: { 409: 'STAFF_EXISTS' },
})

export const changeMember = endpoint({
	...one,
	method: 'PATCH',
	summary: 'Changes the role',
	body: message({ role: ['ROLE', role] }),
	answer: StaffMember,
	failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
})

export const removeMember = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Takes the role away',
	answer: Done,
	failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
})

/** It holds for an hour. 409 for an account with a role in another company, or of an administrator. */
export const createResetLink = endpoint({
	...one,
	method: 'POST',
	path: '/staff/{id}/reset-link',
	summary: 'A link that sets a new password, to be passed on to a member who gets no mail',
	creates: true,
	answer: message({ link: ['LINK', z.string()] }),
	failures: { 404: 'STAFF_NOT_FOUND', 409: 'STAFF_ELSEWHERE' },
})

export const replacePassword = endpoint({
	...byInstallation,
	method: 'POST',
	path: '/staff/{id}/password',
	summary:
		'Sets a random password, shown once, turns the second factor off and ends every session; {id} may be the email',
	answer: StaffPassword,
	failures: { 404: 'STAFF_NOT_FOUND' },
})

export const listInvitations = endpoint({
	method: 'GET',
	path: '/invitations',
	summary: 'Open invitations',
	needs: 'staff',
	answer: z.object({ list: z.array(Invitation) }),
})

/** The link is valid for three days; earlier ones to this address end. */
export const invite = endpoint({
	method: 'POST',
	path: '/invitations',
	summary: 'Invites somebody by mail',
	needs: 'staff',
	creates: true,
	body: message({ email: ['EMAIL', EmailWire], role: ['ROLE', role] }),
	answer: Invitation,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})

export const revokeInvitation = endpoint({
	method: 'DELETE',
	path: '/invitations/{id}',
	summary: 'Withdraws an invitation',
	needs: 'staff',
	params: { id: z.uuid() },
	answer: Done,
	failures: { 404: 'INVITATION_NOT_FOUND' },
})
