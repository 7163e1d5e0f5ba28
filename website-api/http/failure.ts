import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { FailureWire } from '#contract/envelope.ts'
import { describeError } from '#website-api/db/describe-error.ts'
import { breaks, isUnavailable, isUnstorable } from '#website-api/db/sql-error.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { AppEnv } from './env.ts'
import { Problem, type FieldError } from './problem.ts'
import { routeOf } from './route-of.ts'

/**
 * The API's only error handler: converts every error to a response with a message in the caller's language, never a
 * stack trace.
 */
export function answerFailure(error: unknown, c: Context<AppEnv>): Response {
	const problem = problemOf(error)
	logTrouble(problem, error, c)
	const { params, errors, retryAfter } = problem.details
	const body: FailureWire = {
		message: messageOf(c.var.locale, problem.code, params),
		code: problem.code,
	}
	if (errors) body.errors = joinMessages(errors, c)
	if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
	c.header('Cache-Control', 'no-store')
	return c.json(body, problem.status)
}

function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error
	if (error instanceof HTTPException && error.status === 413)
		return new Problem(413, 'BODY_TOO_LARGE')
	if (breaks(error, '23514', 'customer_not_deleted')) return new Problem(409, 'ACCOUNT_DELETED')
	// A write of a company in the last moments of its move.
	if (breaks(error, '55000', 'company_at_rest'))
		return new Problem(503, 'UNAVAILABLE', { retryAfter: 5 })
	if (isUnavailable(error)) return new Problem(503, 'UNAVAILABLE', { retryAfter: 5 })
	if (isUnstorable(error)) return new Problem(422, 'INVALID')
	return new Problem(500, 'INTERNAL')
}

/** The message of a field's error in a language. */
export function wordsOf(error: FieldError, locale: Locale): string {
	return typeof error === 'string' ? error : messageOf(locale, error.message, error.params)
}

/** The message of the first invalid field of one of several items, worded as for a form with this item only. */
export function reasonOf(
	{ code, details }: Problem,
	locale: Locale,
): { code: string; words: string } {
	const [first] = Object.values(details.errors ?? {}).flat()
	if (first === undefined) return { code, words: messageOf(locale, code, details.params) }
	return { code: typeof first === 'string' ? code : first.message, words: wordsOf(first, locale) }
}

function joinMessages(errors: Record<string, FieldError[]>, c: Context<AppEnv>) {
	const say = (error: FieldError) => wordsOf(error, c.var.locale)
	return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(say)]))
}

/** A line for each answer that is not the caller's fault; a refused one has its cause, too. */
function logTrouble({ status, details }: Problem, error: unknown, c: Context<AppEnv>) {
	if (status !== 500 && status !== 503) return
	const { log, correlationId } = c.var
	const about = { correlationId, method: c.req.method, route: routeOf(c) }
	const described = { ...about, reason: details.reason, ...describeError(error) }
	const { reason = 'unknown' } = described
	c.var.metrics?.refusal(described.sqlState ?? described.code ?? reason)
	if (status === 500) log.error(described, 'failed')
	else log.warn(described, 'refused')
}
