import {
	StaffDoneWire,
	StaffInvitationAnswerWire,
	StaffInvitationListWire,
	StaffMemberAnswerWire,
	StaffMemberListWire,
	StaffResetLinkWire,
} from '#contract/operator-staff.ts'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent

/** Members of the company's staff. */
export function listMembers(api: OperatorApi) {
	return api.request({ path: '/staff' }, StaffMemberListWire)
}

/** Invitations that wait for an answer. */
export function listInvitations(api: OperatorApi) {
	return api.request({ path: '/invitations' }, StaffInvitationListWire)
}

/** Mails an invitation. */
export function inviteMember(api: OperatorApi, email: string, role: string) {
	const body = { EMAIL: email, ROLE: role }
	return api.attempt({ method: 'POST', path: '/invitations', body }, StaffInvitationAnswerWire)
}

/** Withdraws an invitation. */
export function revokeInvitation(api: OperatorApi, id: string) {
	return api.attempt({ method: 'DELETE', path: `/invitations/${part(id)}` }, StaffDoneWire)
}

/** Changes the role of a member. */
export function changeMember(api: OperatorApi, id: string, role: string) {
	const call = { method: 'PATCH', path: `/staff/${part(id)}`, body: { ROLE: role } } as const
	return api.attempt(call, StaffMemberAnswerWire)
}

/** A link with which a member sets a new password. 409 STAFF_ELSEWHERE. */
export function createResetLink(api: OperatorApi, id: string) {
	return api.attempt({ method: 'POST', path: `/staff/${part(id)}/reset-link` }, StaffResetLinkWire)
}

/** Removes a member from the company. */
export function removeMember(api: OperatorApi, id: string) {
	return api.attempt({ method: 'DELETE', path: `/staff/${part(id)}` }, StaffDoneWire)
}
