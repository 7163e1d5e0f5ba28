import { eq, and } from 'drizzle-orm'
import type { z } from 'zod'
import type { LoginWire } from '#contract/auth.ts'
import type { Database } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findByLogin } from '#website-api/modules/customers/customer.queries.ts'
import { customer, type CustomerRow } from '#website-api/modules/customers/customer.table.ts'
import { knowsAddress } from '#website-api/modules/sessions/session.queries.ts'
import { countAttempt, forgiveAttempt, type Limit } from './attempts.queries.ts'
import { isPassword } from './password.ts'
import { secretDigest } from './visitor.ts'

type Scope = { companyId: number; secret: string; db: Database; locale: Locale }
const nobody = '00000000-0000-4000-8000-000000000000'

/**
 * Who signs in. 401 SIGN_IN_REFUSED whatever is wrong. Limits (threats, C5): five failures in fifteen minutes for an
 * account from one address, 20 for an address, 25 for an account; a known address does not suffer from the last.
 */
export async function signIn(
	scope: Scope,
	wire: z.output<typeof LoginWire>,
	addressDigest: string,
): Promise<CustomerRow> {
	const { companyId, db } = scope
	const { login, row } = await findByLogin(db, companyId, wire.LOGIN)
	const owner = { companyId, customerId: row?.id ?? nobody }
	const isKnown = await knowsAddress(db, owner, addressDigest)
	const limits: Limit[] = [
		{ key: secretDigest(scope, 'sign-in', 'address', addressDigest), most: 20, minutes: 15 },
		{ key: secretDigest(scope, 'sign-in', 'both', login, addressDigest), most: 5, minutes: 15 },
	]
	if (!isKnown) {
		limits.push({ key: secretDigest(scope, 'sign-in', 'account', login), most: 25, minutes: 15 })
	}
	await countAttempt(db, companyId, limits)
	const isRight = await isPassword(wire.PASSWORD, row?.passwordHash)
	if (!row || !isRight) throw new Problem(401, 'SIGN_IN_REFUSED')
	await forgiveAttempt(db, companyId, limits)
	if (row.locale !== scope.locale) {
		await db
			.update(customer)
			.set({ locale: scope.locale })
			.where(and(eq(customer.companyId, companyId), eq(customer.id, row.id)))
	}
	return row
}

/** Asks a signed-in customer for their password again. 422 PASSWORD_WRONG on `field`, 429 TOO_MANY_ATTEMPTS. */
export async function requirePassword(
	scope: Omit<Scope, 'locale'>,
	row: CustomerRow,
	typed: string | undefined,
	field = 'PASSWORD',
) {
	if (row.passwordHash === null) return
	const limit = { key: secretDigest(scope, 'password', row.id), most: 10, minutes: 15 }
	await countAttempt(scope.db, scope.companyId, [limit])
	if (typed === undefined || !(await isPassword(typed, row.passwordHash))) {
		throw fieldProblem(field, { message: 'PASSWORD_WRONG' })
	}
	await forgiveAttempt(scope.db, scope.companyId, [limit])
}
