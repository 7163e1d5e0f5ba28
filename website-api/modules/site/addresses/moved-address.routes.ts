import { Hono } from 'hono'
import type { z } from 'zod'
import { type MovedAddressAnswerWire, MovedAddressQueryWire } from '#contract/moved-address.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { movedAddress } from './moved-address.queries.ts'

/** GET /moved-address: where a path leads that has no page. */
export const movedAddressRoutes = new Hono<AppEnv>().get('/', async (c) => {
	const { db, companyId } = c.var
	const { PATH } = readQuery(c, MovedAddressQueryWire)
	const answer: z.infer<typeof MovedAddressAnswerWire> = {
		data: { ADDRESS: await movedAddress(db, companyId, PATH) },
	}
	return c.json(answer)
})
