import {
	OperatorReadinessWire,
	type SetupOwnerWire,
	type SetupLookUpWire,
} from '#contract/operator-setup.ts'
import { StaffDoneWire, StaffSessionAnswerWire } from '#contract/operator-staff.ts'
import type { z } from 'zod'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent

/** Checks the setup link of an empty installation. */
export function lookUpSetup(api: OperatorApi, token: string) {
	const body: z.input<typeof SetupLookUpWire> = { TOKEN: token }
	return api.attempt({ method: 'POST', path: '/setup/look-up', body }, StaffDoneWire)
}

/** Creates the first account with the setup link. */
export function createOwner(api: OperatorApi, body: z.input<typeof SetupOwnerWire>) {
	return api.attempt({ method: 'POST', path: '/setup/owner', body }, StaffSessionAnswerWire)
}

/** The readiness checklist of a shop. */
export function readReadiness(api: OperatorApi, code: string) {
	return api.request({ path: `/sites/${part(code)}/readiness` }, OperatorReadinessWire)
}

/** Sends a test mail. */
export function sendTestMail(api: OperatorApi, code: string, email: string) {
	const path = `/sites/${part(code)}/test-mail`
	return api.attempt({ method: 'POST', path, body: { EMAIL: email } }, StaffDoneWire)
}
