import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { OPERATOR_COMPANY_HEADER, OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import type { StaffRule } from '#contract/endpoint.ts'
import { permissionRule } from '#contract/operator/permissions.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyByCode } from '#website-api/modules/platform/companies/company.queries.ts'
import { grantOf } from '#website-api/modules/platform/staff/staff-grant.queries.ts'
import { isStaffToken } from '#website-api/modules/platform/staff/staff-secrets.ts'
import {
	staffSessionOf,
	type StaffSessionOf,
} from '#website-api/modules/platform/staff/staff-session.command.ts'
import { type KeyCaller, keyCallerOf } from './operator-key.command.ts'
import type { Caller } from './caller.ts'
import { pathParameters } from './path-parameters.ts'

/** Context variables of operator API handlers. */
export type OperatorApiEnv = {
	Variables: AppEnv['Variables'] & {
		caller: Caller
		/** A key of `OPERATOR_OPERATIONS`; absent if no route matches. */
		operation?: string
		/** Set by a handler that creates an entity: its reference, for the event. No personal data. */
		made?: string
	}
}

const base = '/operator/v1'

/**
 * Requires an operator key or a staff session (not a customer's token or an api-access key) with permission for the
 * operation. 401 OPERATOR_KEY_INVALID or SESSION_INVALID; 403 OPERATOR_FORBIDDEN, INSTALLATION_KEY_REQUIRED or
 * CONFIRMATION_REQUIRED; 404 COMPANY_NOT_FOUND for another company than the caller's; 422 COMPANY_REQUIRED.
 */
export const requireCaller = createMiddleware<OperatorApiEnv>(async (c, next) => {
	const bearer = /^Bearer ([\w-]{32,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
	c.header('Cache-Control', 'no-store')
	const operation = operationOf(c)
	if (operation !== undefined) c.set('operation', operation)
	const caller = isStaffToken(bearer)
		? await staffCaller(c, await openSession(c, bearer), operation)
		: await keyCaller(c, await knownKey(c, bearer), operation)
	c.set('caller', caller)
	await next()
})

/** Restricts the caller to their company: 404 for the code of any other. */
export const requireOwnCompany = createMiddleware<OperatorApiEnv>(async (c, next) => {
	const { companyId } = c.var.caller
	const requested = await companyByCode(c.var.db, c.req.param('code') ?? '')
	if (companyId !== null && companyId !== requested) throw new Problem(404, 'COMPANY_NOT_FOUND')
	c.set('companyId', requested)
	await next()
})

/** The caller's company, for addresses without a company. 422 COMPANY_REQUIRED. */
export function chosenCompany({ companyId }: Caller): number {
	if (companyId === null) throw new Problem(422, 'COMPANY_REQUIRED')
	return companyId
}

/** Requires a key or an administrator of the whole installation. 403 INSTALLATION_KEY_REQUIRED. */
export function requireInstallation({ companyId }: Pick<Caller, 'companyId'>) {
	if (companyId !== null) throw new Problem(403, 'INSTALLATION_KEY_REQUIRED')
}

/** Requires a recent confirmation by password or code. 403 CONFIRMATION_REQUIRED. */
export function requireConfirmed({ session }: Caller) {
	if (session && session.confirmedUntil === null) throw new Problem(403, 'CONFIRMATION_REQUIRED')
}

/** Address of the admin's client, as sent by the admin; '' if absent. */
export function callerAddressOf(c: Pick<Context, 'req'>): string {
	return c.req.header(VISITOR_ADDRESS_HEADER)?.trim().slice(0, 100) ?? ''
}

async function knownKey(c: Context<OperatorApiEnv>, bearer: string): Promise<KeyCaller> {
	const key = bearer === '' ? undefined : await keyCallerOf(c.var.db, bearer)
	if (!key) throw new Problem(401, 'OPERATOR_KEY_INVALID')
	return key
}

async function openSession(c: Context<OperatorApiEnv>, bearer: string): Promise<StaffSessionOf> {
	const session = await staffSessionOf(c.var.db, bearer)
	if (!session) throw new Problem(401, 'SESSION_INVALID')
	return session
}

async function keyCaller(
	c: Context<OperatorApiEnv>,
	key: KeyCaller,
	operation: string | undefined,
): Promise<Caller> {
	const caller: Caller = { ...key, address: callerAddressOf(c) }
	if (operation === undefined) return caller
	const rule = ruleOf(operation)
	if (
		rule.needs === 'session' ||
		rule.needs === 'nobody' ||
		!permissionRule(rule.needs).keys.includes(key.role)
	) {
		throw new Problem(403, 'OPERATOR_FORBIDDEN')
	}
	if (rule.isForInstallation) {
		requireInstallation(caller)
		return caller
	}
	const code = c.req.header(OPERATOR_COMPANY_HEADER)
	if (code === undefined) return caller
	const companyId = await companyByCode(c.var.db, code)
	if (key.companyId !== null && key.companyId !== companyId) {
		throw new Problem(404, 'COMPANY_NOT_FOUND')
	}
	return { ...caller, companyId }
}

async function staffCaller(
	c: Context<OperatorApiEnv>,
	{ account, sessionId, expiresAt, confirmedUntil }: StaffSessionOf,
	operation: string | undefined,
): Promise<Caller> {
	const caller: Caller = {
		id: account.id,
		label: account.name,
		role: null,
		companyId: null,
		address: callerAddressOf(c),
		session: { id: sessionId, expiresAt, confirmedUntil },
	}
	if (operation === undefined) return caller
	const rule = ruleOf(operation)
	if (rule.needs === 'nobody') throw new Problem(403, 'OPERATOR_FORBIDDEN')
	if (rule.needs === 'session') {
		if (requiresConfirmation(rule, operation)) requireConfirmed(caller)
		return caller
	}
	const code = pathParameters(operation, c.req.path).get(':code')
	const grant = await grantOf(c.var.db, account, permissionRule(rule.needs).staff, {
		code: code ?? c.req.header(OPERATOR_COMPANY_HEADER),
	})
	if (requiresConfirmation(rule, operation)) requireConfirmed(caller)
	return { ...caller, ...grant }
}

function requiresConfirmation(rule: StaffRule, operation: string): boolean {
	if (rule.requiresConfirmation) return true
	if (rule.needs === 'session' || rule.needs === 'nobody') return false
	const isChange = !operation.startsWith('GET ') && !rule.isReadOnly
	return isChange && permissionRule(rule.needs).requiresConfirmation === true
}

// Unlisted operations are rejected, so that a new route cannot be public by mistake.
function ruleOf(operation: string): StaffRule {
	const rule = OPERATOR_OPERATIONS[operation]
	if (!rule) throw new Problem(403, 'OPERATOR_FORBIDDEN')
	return rule
}

/** Method and path of the matching route, e.g. "GET /orders/:number"; undefined if none matches. */
function operationOf(c: Context<OperatorApiEnv>): string | undefined {
	const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')
	return route && `${route.method} ${route.path.slice(base.length)}`
}
