import { type Context, Hono } from 'hono'
import { VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { ownNetworkOf } from '#process/network.ts'
import { answer, routesOf } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	type OperatorApiEnv,
	callerAddressOf,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { acceptInvitation, findInvitation } from './staff-invitation.command.ts'
import { requestStaffPasswordReset, resetStaffPassword } from './staff-password.command.ts'
import { staffDeviceDigest } from './staff-limits.queries.ts'
import { INSTALLATION } from './staff-scope.ts'
import type { StaffDevice } from './staff-session.command.ts'
import { answerChallenge, signInStaff } from './staff-sign-in.command.ts'

/** Sign-in and mailed links, without a session. */
const answers = [
	answer(signIn.signInStaff, async ({ body: { device, ...typed }, c }) => {
		const signedIn = await signInStaff(c.var, typed, from(c, device))
		return 'challenge' in signedIn ? { secondFactor: true as const, ...signedIn } : opened(signedIn)
	}),
	answer(signIn.answerChallenge, async ({ body: { device, ...typed }, c }) =>
		opened(await answerChallenge(c.var, typed, from(c, device))),
	),
	answer(signIn.requestStaffPassword, async ({ db, body: { email }, c }) => {
		await limitMails(c, email)
		await requestStaffPasswordReset(db, email)
		return done
	}),
	answer(signIn.resetStaffPassword, async ({ body: { token, password }, c }) => {
		await resetStaffPassword(c.var, token, password, callerAddressOf(c))
		return done
	}),
	answer(signIn.findInvitation, async ({ db, secret, body }) => {
		const { account, ...found } = await findInvitation(db, body.token, secret)
		return { ...found, hasAccount: account !== undefined }
	}),
	answer(signIn.acceptInvitation, async ({ body, c }) => {
		await acceptInvitation(c.var, body, callerAddressOf(c))
		return done
	}),
]

export const staffSignInRoutes = new Hono<OperatorApiEnv>()
	.use(async (c, next) => {
		await next()
		c.header('Cache-Control', 'no-store')
	})
	.route('/', routesOf(answers))

function from(c: Context<OperatorApiEnv>, device: string): StaffDevice {
	const deviceDigest = staffDeviceDigest(c.var.secret, c.req.header(VISITOR_DEVICE_HEADER) ?? '')
	return { device, address: callerAddressOf(c), deviceDigest }
}

const opened = ({ token, expiresAt }: { token: string; expiresAt: Date }) => ({
	secondFactor: false as const,
	token,
	expiresAt,
})

async function limitMails(c: Context<OperatorApiEnv>, email: string) {
	const { db, secret } = c.var
	const address = callerAddressOf(c)
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
