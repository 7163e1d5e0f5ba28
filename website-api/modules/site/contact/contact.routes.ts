import { Hono } from 'hono'
import type { z } from 'zod'
import { ContactMessageAnswerWire, ContactMessageWire } from '#contract/content.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { receiveMessage } from './contact.command.ts'

type Answer = z.infer<typeof ContactMessageAnswerWire>

/** POST /contact/message: 201, or 200 for a repeat of the same form. */
export const contactRoutes = new Hono<AppEnv>().post('/message', async (c) => {
	const { db, companyId, locale, secret } = c.var
	const key = requireIdempotencyKey(c.req.header('idempotency-key'))
	const wire = await readJson(c, ContactMessageWire)
	const form = {
		companyId,
		actor: 'guest',
		route: 'POST /contact/message',
		key,
		requestHash: digestOf(JSON.stringify(wire)),
	}
	const { answer, isRepeat } = await once(
		db,
		form,
		ContactMessageAnswerWire,
		async (tx): Promise<Answer> => {
			const { number, receivedAt } = await receiveMessage(
				tx,
				{ companyId, locale, secret, network: networkDigest(c) },
				wire,
			)
			return { data: { MESSAGE_NUMBER: number, RECEIVED_AT: receivedAt.toISOString() } }
		},
	)
	return c.json(answer, isRepeat ? 200 : 201)
})
