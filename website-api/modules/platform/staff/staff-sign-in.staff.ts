import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
	StaffInvitationAcceptanceWire,
	type StaffInvitationFoundWire,
	StaffInvitationLookUpWire,
	StaffPasswordResetConfirmationWire,
	StaffPasswordResetWire,
	StaffSecondFactorWire,
	type StaffSignInAnswerWire,
	StaffSignInWire,
} from '#contract/operator-staff.ts'
import { VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { ownNetworkOf } from '#process/network.ts'
import { readJson } from '#website-api/http/input.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	type OperatorEnv,
	operatorAddressOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { acceptInvitation, findInvitation } from './staff-invitation.command.ts'
import { requestStaffPasswordReset, resetStaffPassword } from './staff-password.command.ts'
import { staffDeviceDigest } from './staff-limits.queries.ts'
import { INSTALLATION } from './staff-scope.ts'
import type { StaffDevice } from './staff-session.command.ts'
import { answerChallenge, signInStaff } from './staff-sign-in.command.ts'

const done = { data: { IS_DONE: true } }

/** Endpoints for sign-in and mailed links, without a session, under /operator/v1. */
export const staffSignInRoutes = new Hono<OperatorEnv>()
	.use(async (c, next) => {
		await next()
		c.header('Cache-Control', 'no-store')
	})
	.post('/sign-in', async (c) => {
		const wire = await readJson(c, StaffSignInWire)
		const { EMAIL: email, PASSWORD: password, RECOVERY_CODE: recoveryCode } = wire
		const typed = { email, password, recoveryCode }
		const signedIn = await signInStaff(c.var, typed, from(c, wire.DEVICE_LABEL))
		const data: z.output<typeof StaffSignInAnswerWire>['data'] =
			'challenge' in signedIn
				? { SECOND_FACTOR: true, CHALLENGE: signedIn.challenge }
				: sessionWire(signedIn)
		return c.json({ data })
	})
	.post('/sign-in/second-factor', async (c) => {
		const { CHALLENGE, CODE, DEVICE_LABEL } = await readJson(c, StaffSecondFactorWire)
		const answer = { challenge: CHALLENGE, code: CODE }
		return c.json({
			data: sessionWire(await answerChallenge(c.var, answer, from(c, DEVICE_LABEL))),
		})
	})
	.post('/password-reset', async (c) => {
		const { EMAIL } = await readJson(c, StaffPasswordResetWire)
		await limitMails(c, EMAIL)
		await requestStaffPasswordReset(c.var.db, EMAIL)
		return c.json(done)
	})
	.post('/password-reset/confirmation', async (c) => {
		const { TOKEN, PASSWORD } = await readJson(c, StaffPasswordResetConfirmationWire)
		await resetStaffPassword(c.var, TOKEN, PASSWORD, operatorAddressOf(c))
		return c.json(done)
	})
	.post('/invitations/look-up', async (c) => {
		const { TOKEN } = await readJson(c, StaffInvitationLookUpWire)
		const found = await findInvitation(c.var.db, TOKEN, c.var.secret)
		const data: z.output<typeof StaffInvitationFoundWire>['data'] = {
			EMAIL: found.email,
			COMPANY_NAME: found.companyName,
			ROLE: found.role,
			HAS_ACCOUNT: found.account !== undefined,
		}
		return c.json({ data })
	})
	.post('/invitations/acceptance', async (c) => {
		const { TOKEN, NAME, PASSWORD } = await readJson(c, StaffInvitationAcceptanceWire)
		const accepted = { token: TOKEN, name: NAME, password: PASSWORD }
		await acceptInvitation(c.var, accepted, operatorAddressOf(c))
		return c.json(done)
	})

function from(c: Context<OperatorEnv>, device: string): StaffDevice {
	const deviceDigest = staffDeviceDigest(c.var.secret, c.req.header(VISITOR_DEVICE_HEADER) ?? '')
	return { device, address: operatorAddressOf(c), deviceDigest }
}

function sessionWire({ token, expiresAt }: { token: string; expiresAt: Date }) {
	return { SECOND_FACTOR: false as const, TOKEN: token, EXPIRED_DATE: expiresAt.toISOString() }
}

async function limitMails(c: Context<OperatorEnv>, email: string) {
	const { db, secret } = c.var
	const address = operatorAddressOf(c)
	const limit = (max: number, ...parts: string[]) => ({
		key: secretDigest({ companyId: INSTALLATION, secret }, 'staff-reset', ...parts),
		max,
		minutes: 60,
	})
	await countAttempt(db, INSTALLATION, [
		limit(3, 'email', email.trim().toLowerCase()),
		...(address === '' ? [] : [limit(10, 'network', ownNetworkOf(address))]),
	])
}
