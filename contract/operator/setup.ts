import * as setup from '../operator-setup.ts'
import { StaffDoneWire, StaffSessionAnswerWire } from '../operator-staff.ts'
import { byOperator, withoutSession } from './operation.ts'

/** Endpoints for the first account of an empty installation, and the link that creates it. */
export const OPERATOR_SETUP_ENDPOINTS = [
	...withoutSession([
		{
			method: 'POST',
			path: '/setup/look-up',
			summary: 'Whether the link that an empty installation prints is good',
			body: setup.SetupLookUpWire,
			answer: StaffDoneWire,
			failures: { 410: 'LINK_USED' },
		},
		{
			method: 'POST',
			path: '/setup/owner',
			summary: 'Makes the first account by that link, and signs it in',
			body: setup.SetupOwnerWire,
			answer: StaffSessionAnswerWire,
			failures: { 410: 'LINK_USED' },
		},
	]),
	...byOperator([
		{
			method: 'POST',
			path: '/setup-link',
			summary: 'Another link to set the installation up with; the one before ends',
			answer: setup.SetupLinkAnswerWire,
			failures: { 409: 'SETUP_DONE' },
		},
	]),
]
