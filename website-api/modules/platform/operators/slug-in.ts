import type { Context } from 'hono'
import { Problem } from '#website-api/http/problem.ts'
import { isSlug } from '#website-api/http/slug.ts'
import type { OperatorEnv } from './operator-guard.ts'

/** The slug of the address. 422 SLUG_MALFORMED. */
export function slugIn(c: Context<OperatorEnv>): string {
	const slug = c.req.param('slug') ?? ''
	if (!isSlug(slug)) throw new Problem(422, 'SLUG_MALFORMED')
	return slug
}

/** Response to a change of an entity with a key. */
export function changed(c: Context<OperatorEnv>, KEY: string) {
	return c.json({ data: { KEY } })
}
