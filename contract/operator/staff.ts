import * as staff from '../operator-staff.ts'
import { byOperator } from './operation.ts'

const tooMany = { 429: 'TOO_MANY_ATTEMPTS; see Retry-After' }

/** Endpoints of a company's staff: members and invitations. */
export const STAFF_MEMBER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/staff',
		summary: 'Members of the staff with their roles',
		answer: staff.StaffMemberListWire,
	},
	{
		method: 'POST',
		path: '/staff',
		summary: 'Adds an account, or a role to one there is; a new password is shown once',
		body: staff.StaffAccountRequestWire,
		answer: staff.StaffAccountAnswerWire,
		creates: true,
		failures: { 404: 'COMPANY_NOT_FOUND' },
	},
	{
		method: 'PATCH',
		path: '/staff/{id}',
		summary: 'Changes the role',
		body: staff.StaffRoleWire,
		answer: staff.StaffMemberAnswerWire,
		failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
	},
	{
		method: 'DELETE',
		path: '/staff/{id}',
		summary: 'Takes the role away',
		answer: staff.StaffDoneWire,
		failures: { 404: 'STAFF_NOT_FOUND', 409: 'LAST_OWNER' },
	},
	{
		method: 'POST',
		path: '/staff/{id}/reset-link',
		summary: 'A link that sets a new password, to be passed on to a member who gets no mail',
		answer: staff.StaffResetLinkWire,
		creates: true,
		failures: { 404: 'STAFF_NOT_FOUND', 409: 'STAFF_ELSEWHERE' },
	},
	{
		method: 'POST',
		path: '/staff/{id}/password',
		summary:
			'Sets a random password, shown once, turns the second factor off and ends every session; {id} may be the email',
		answer: staff.StaffAccountAnswerWire,
		failures: { 404: 'STAFF_NOT_FOUND' },
	},
	{
		method: 'GET',
		path: '/invitations',
		summary: 'Open invitations',
		answer: staff.StaffInvitationListWire,
	},
	{
		method: 'POST',
		path: '/invitations',
		summary: 'Invites somebody by mail',
		body: staff.StaffInvitationRequestWire,
		answer: staff.StaffInvitationAnswerWire,
		creates: true,
		failures: tooMany,
	},
	{
		method: 'DELETE',
		path: '/invitations/{id}',
		summary: 'Withdraws an invitation',
		answer: staff.StaffDoneWire,
		failures: { 404: 'INVITATION_NOT_FOUND' },
	},
])
