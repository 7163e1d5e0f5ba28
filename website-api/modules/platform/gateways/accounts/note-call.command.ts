import { sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { Database } from '#website-api/db/database.ts'
import { isAccount, paymentAccount } from './payment-account.table.ts'

type AccountKey = { companyId: number; provider: PaymentProvider }

/** Notes that a provider's notification arrived and was proven: the shop's address is known there, and the keys are right. */
export async function noteHeard(db: Database, account: AccountKey) {
	await db
		.update(paymentAccount)
		.set({ heardAt: sql`now()` })
		.where(isAccount(account))
}
