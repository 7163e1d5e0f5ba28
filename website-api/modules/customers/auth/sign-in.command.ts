import { eq, and } from 'drizzle-orm'
import type { Login } from '#contract/auth.ts'
import type { Database } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findByLogin, type Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import {
	customer,
	type CustomerRow,
} from '#website-api/modules/platform/identity/customer.table.ts'
import {
	knowsAddress,
	knowsDevice,
} from '#website-api/modules/platform/sessions/session.queries.ts'
import {
	countAttempt,
	uncountAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { isPassword } from '#website-api/modules/platform/passwords/password.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'

type Scope = { companyId: number; secret: string; db: Database; locale: Locale }
const nobody = '00000000-0000-4000-8000-000000000000'

/** Digests of network address and browser; '' if unknown. */
type From = { address: string; device?: string }

/**
 * The customer with these credentials. 401 SIGN_IN_REFUSED for all reasons alike. Failures allowed in fifteen
 * minutes: five for an account from one address, 20 for an address, 25 for an account. Known addresses are exempt
 * from the last limit. A browser that has signed in to the account before has a separate limit of ten instead of
 * these.
 */
export async function signIn(scope: Scope, typed: Login, from: From): Promise<CustomerRow> {
	const { companyId, db } = scope
	const { login, row } = await findByLogin(db, companyId, typed.login)
	const limits = await limitsOf(scope, login, { companyId, customerId: row?.id ?? nobody }, from)
	await countAttempt(db, companyId, limits)
	const isRight = await isPassword(typed.password, row?.passwordHash)
	if (!row || !isRight) throw new Problem(401, 'SIGN_IN_REFUSED')
	await uncountAttempt(db, companyId, limits)
	if (row.locale !== scope.locale) {
		await db
			.update(customer)
			.set({ locale: scope.locale })
			.where(and(eq(customer.companyId, companyId), eq(customer.id, row.id)))
	}
	return row
}

async function limitsOf(
	scope: Scope,
	login: string,
	owner: Owner,
	{ address, device = '' }: From,
): Promise<Limit[]> {
	const limit = (max: number, ...parts: string[]): Limit => ({
		key: secretDigest(scope, 'sign-in', ...parts),
		max,
		minutes: 15,
	})
	if (await knowsDevice(scope.db, owner, device)) return [limit(10, 'device', login, device)]
	const limits = [limit(20, 'address', address), limit(5, 'both', login, address)]
	const isKnown = await knowsAddress(scope.db, owner, address)
	return isKnown ? limits : [...limits, limit(25, 'account', login)]
}

/**
 * Verifies the password of a signed-in customer, who has ten attempts in fifteen minutes with one session. 422
 * PASSWORD_WRONG on `field`, 429 TOO_MANY_ATTEMPTS.
 */
export async function requirePassword(
	scope: Omit<Scope, 'locale'> & { sessionId: string },
	row: { passwordHash: string },
	typed: string | undefined,
	field = 'PASSWORD',
) {
	const limit = { key: secretDigest(scope, 'password', scope.sessionId), max: 10, minutes: 15 }
	await countAttempt(scope.db, scope.companyId, [limit])
	if (typed === undefined || !(await isPassword(typed, row.passwordHash))) {
		throw fieldProblem(field, { message: 'PASSWORD_WRONG' })
	}
	await uncountAttempt(scope.db, scope.companyId, [limit])
}
