import { Hono } from 'hono'
import { addFirstOwner, addSetupLink, findSetup } from '#contract/setup.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer, routesOf } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import {
	type OperatorApiEnv,
	callerAddressOf,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { createOwner, createSetupLink, requireSetupLink } from './setup-link.command.ts'

/** Sets an empty installation up with its link. */
const answers = [
	answer(findSetup, async ({ db, body }) => {
		await requireSetupLink(db, body.token)
		return done
	}),
	answer(addFirstOwner, async ({ body: { token, device, ...owner }, c }) => {
		const from = { device, address: callerAddressOf(c) }
		const whatsapp = owner.whatsapp ?? null
		const session = await createOwner(c.var, token, { ...owner, whatsapp }, from)
		return { secondFactor: false as const, token: session.token, expiresAt: session.expiresAt }
	}),
]

export const setupRoutes = new Hono<OperatorApiEnv>()
	.use('/setup/*', async (c, next) => {
		await next()
		c.header('Cache-Control', 'no-store')
	})
	.route('/', routesOf(answers))

/** Creates another link; requires a key of the installation. */
export const setupLinkAnswers = [
	answer(addSetupLink, ({ db, adminAddress }) =>
		inTransaction(db, (tx) => createSetupLink(tx, adminAddress)),
	),
]
