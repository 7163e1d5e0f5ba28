import { eq, sql } from 'drizzle-orm'
import type { CourierProvider } from '#contract/courier.ts'
import type { CourierAccountEdit } from '#contract/courier-account.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isEnvironmentHere } from '#website-api/modules/platform/gateways/accounts/provider-addresses.ts'
import { shippingQuote } from '../quotes/shipping-quote.table.ts'
import { courierAccount, isCourierAccount } from './courier-account.table.ts'
import { changedCourierKeys, sealCourierKeys, unsealCourierKeys } from './courier-keys.ts'

const hintLength = 4

export type CourierScope = {
	companyId: number
	provider: CourierProvider
	/** The installation's. */
	secret: string
	hasSimulation: boolean
}

/**
 * Adds or changes an account. What was asked for with the account before is forgotten, since it may be of another key or other
 * couriers. 422 COURIER_KEYS_MISSING, COURIER_KEY_OF_OTHER_ENVIRONMENT, ENVIRONMENT_NOT_HERE.
 */
export async function saveCourierAccount(
	tx: Transaction,
	{ companyId, provider, secret, hasSimulation }: CourierScope,
	edit: CourierAccountEdit,
) {
	const { environment, couriers, origin, isActive } = edit
	if (!isEnvironmentHere(environment, hasSimulation)) throw new Problem(422, 'ENVIRONMENT_NOT_HERE')
	const key = { companyId, provider }
	const [saved] = await tx.select().from(courierAccount).where(isCourierAccount(key)).for('update')
	const known = saved && unsealCourierKeys(saved.keys, saved, secret)
	const keys = changedCourierKeys(edit, known && { keys: known, environment: saved.environment })
	const isOther = keys.key !== known?.key || environment !== saved?.environment
	const columns = {
		environment,
		keys: sealCourierKeys(keys, key, secret),
		keyHint: keys.key.slice(-hintLength),
		couriers: [...new Set(couriers)],
		origin,
		isActive,
		// What was known of the old key says nothing of the new one.
		...(isOther ? { ratedAt: null, failures: 0, awayUntil: null, silentSince: null } : {}),
	}
	await tx
		.insert(courierAccount)
		.values({ ...key, ...columns, changedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [courierAccount.companyId, courierAccount.provider],
			set: { ...columns, changedAt: sql`excluded.changed_at` },
		})
	await tx.delete(shippingQuote).where(eq(shippingQuote.companyId, companyId))
}

/** Notes that a provider's push arrived and was proven. */
export async function noteCourierHeard(
	db: Database,
	account: { companyId: number; provider: CourierProvider },
) {
	await db
		.update(courierAccount)
		.set({ heardAt: sql`now()` })
		.where(isCourierAccount(account))
}
