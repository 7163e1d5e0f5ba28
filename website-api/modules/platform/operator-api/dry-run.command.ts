import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sql } from 'drizzle-orm'
import { OPERATOR_DRY_RUN_HEADER, OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import { rolledBack } from '#website-api/db/rolled-back.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
import type { OperatorApiEnv } from './operator-guard.ts'

const maxBody = 20 * 1024 * 1024

/** Tells the caller that this API knows dry runs, also with a refusal. */
export const announceDryRun = createMiddleware<OperatorApiEnv>(async (c, next) => {
	await next()
	if (isDryRun(c)) c.header(OPERATOR_DRY_RUN_HEADER, 'yes')
})

/**
 * Runs a change of a dry run like any other, in a transaction that is rolled back: it answers what the change would have,
 * and leaves no row, no mail and no file. 409 DRY_RUN_IMPOSSIBLE for changes of the caller's own account, where repeated
 * attempts count, and where a provider of payments would be called, which rolls nothing back.
 */
export const dryRun = createMiddleware<OperatorApiEnv>(async (c, next) => {
	const { operation } = c.var
	if (operation === undefined || operation.startsWith('GET ') || !isDryRun(c)) return next()
	const needs = OPERATOR_OPERATIONS[operation]?.needs
	if (needs === 'session' || needs === 'nobody') throw new Problem(409, 'DRY_RUN_IMPOSSIBLE')
	await readBody(c)
	c.set('storage', withoutWriting(c.var.storage))
	c.set('gateways', withoutCalls(c.var.gateways))
	await rolledBack(c.var.db, async (db) => {
		c.set('db', db)
		await next()
		// What a commit would check.
		if (c.res.ok) await db.execute(sql`set constraints all immediate`)
	})
})

function isDryRun(c: Context<OperatorApiEnv>): boolean {
	return c.req.header(OPERATOR_DRY_RUN_HEADER) !== undefined
}

/** Before the transaction, which must not wait for the caller. */
async function readBody(c: Context<OperatorApiEnv>) {
	const { headers, method, url } = c.req.raw
	const isUnbounded = headers.get('transfer-encoding') !== null
	if (isUnbounded || Number(headers.get('content-length') ?? 0) > maxBody) {
		throw new Problem(413, 'BODY_TOO_LARGE')
	}
	const body = await c.req.arrayBuffer()
	c.req.raw = new Request(url, { method, headers, ...(body.byteLength > 0 ? { body } : {}) })
}

function withoutWriting(storage: MediaStorage): MediaStorage {
	const nothing = () => Promise.resolve()
	return {
		...storage,
		writeMaster: nothing,
		writeDerived: nothing,
		removePicture: nothing,
		writePrivate: nothing,
		removePrivate: nothing,
	}
}

function withoutCalls(gateways: Gateways): Gateways {
	const refuse = () => Promise.reject(new Problem(409, 'DRY_RUN_IMPOSSIBLE'))
	return { ...gateways, of: refuse, evenAway: refuse, payouts: refuse }
}
