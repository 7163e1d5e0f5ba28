import { sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'

type AccountKey = { companyId: number; provider: PaymentProvider }

/** Calls in a row without an answer, after which a provider's methods are not offered for a while. */
const mostFailures = 3
const awaySeconds = 60

/** Notes that a provider's notification arrived and was proven: the shop's address is known there, and the keys are right. */
export async function noteHeard(db: Database, account: AccountKey) {
	await db
		.update(paymentAccount)
		.set({ heardAt: sql`now()` })
		.where(isAccount(account))
}

/** Notes that a provider answered. */
export async function noteAnswer(db: Database, account: AccountKey) {
	await db
		.update(paymentAccount)
		.set({ failures: 0, awayUntil: null, silentSince: null })
		.where(isAccount(account))
}

/** Notes a call without an answer; after the third in a row the provider is away. */
export async function noteFailure(db: Database, account: AccountKey) {
	const [now] = await db
		.update(paymentAccount)
		.set({
			failures: sql`${paymentAccount.failures} + 1`,
			silentSince: sql`least(${paymentAccount.silentSince}, now())`,
		})
		.where(isAccount(account))
		.returning({ failures: paymentAccount.failures })
	if (!now || now.failures < mostFailures) return
	await db
		.update(paymentAccount)
		.set({ awayUntil: sql`now() + make_interval(secs => ${awaySeconds})` })
		.where(isAccount(account))
}
