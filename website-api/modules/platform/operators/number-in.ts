import type { Context } from 'hono'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'
import type { OperatorEnv } from './operator-guard.ts'

/** A numeric path parameter. 404 with the given code if it is not a number. */
export function numberIn(c: Context<OperatorEnv>, missing: MessageCode): number {
	const id = c.req.param('id') ?? ''
	if (!/^[1-9]\d{0,14}$/.test(id)) throw new Problem(404, missing)
	return Number(id)
}
