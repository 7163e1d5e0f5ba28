import { Hono } from 'hono'
import type { z } from 'zod'
import {
	type SetupLinkAnswerWire,
	SetupLookUpWire,
	SetupOwnerWire,
} from '#contract/operator-setup.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import {
	type OperatorEnv,
	operatorAddressOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { createOwner, createSetupLink, requireSetupLink } from './setup-link.command.ts'

/** Endpoints for setting up an empty installation with its link, under /operator/v1. */
export const setupRoutes = new Hono<OperatorEnv>()
	.use('/setup/*', async (c, next) => {
		await next()
		c.header('Cache-Control', 'no-store')
	})
	.post('/setup/look-up', async (c) => {
		const { TOKEN } = await readJson(c, SetupLookUpWire)
		await requireSetupLink(c.var.db, TOKEN)
		return c.json({ data: { IS_DONE: true } })
	})
	.post('/setup/owner', async (c) => {
		const sent = await readJson(c, SetupOwnerWire)
		const owner = {
			email: sent.EMAIL,
			name: sent.NAME,
			whatsapp: sent.WHATSAPP ?? null,
			password: sent.PASSWORD,
		}
		const from = { device: sent.DEVICE_LABEL, address: operatorAddressOf(c) }
		const { token, expiresAt } = await createOwner(c.var, sent.TOKEN, owner, from)
		return c.json({
			data: { SECOND_FACTOR: false, TOKEN: token, EXPIRED_DATE: expiresAt.toISOString() },
		})
	})

/** Creates another link; requires a key of the installation. */
export const setupLinkRoutes = new Hono<OperatorEnv>().post('/setup-link', async (c) => {
	const link = await inTransaction(c.var.db, (tx) => createSetupLink(tx, c.var.adminAddress))
	const data: z.infer<typeof SetupLinkAnswerWire>['data'] = {
		ADDRESS: link.address,
		EXPIRED_DATE: link.expiresAt.toISOString(),
	}
	return c.json({ data })
})
