import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PaymentProvider } from '#contract/online-method.ts'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	isAccount,
	paymentAccount,
} from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { LISTING_PROVIDERS } from './listing-providers.ts'
import { finishDay, reconcileDay } from './reconcile.command.ts'
import { reconciliation, type ReconciliationRow } from './reconciliation.table.ts'
import type { SettlementDay } from './settlement-file/read-settlement.ts'
import { storeEntries } from './store-entries.command.ts'

type Place = { companyId: number; provider: PaymentProvider }

/** Longer than that staff do not wait for a provider; the timer goes on. */
const mostMs = 10_000

/**
 * Compares a day with the provider's list, because staff ask for it; returns its id. 404 PAYMENT_ACCOUNT_NOT_FOUND, 409
 * RECONCILIATION_TOO_EARLY, RECONCILIATION_BY_FILE.
 */
export async function startDay(
	db: Database,
	gatewayOf: GatewayOf,
	place: Place,
	day: string,
): Promise<string> {
	if (!LISTING_PROVIDERS.includes(place.provider)) throw new Problem(409, 'RECONCILIATION_BY_FILE')
	await requireAccount(db, place)
	await requireOver(db, day)
	const [row] = await takeDays(db, place, [day], 'LIST')
	if (!row) throw new Error('No day was taken.')
	await reconcileDay(db, gatewayOf, row, mostMs)
	return row.id
}

/** Compares the days of a provider's report; returns their ids. 404 PAYMENT_ACCOUNT_NOT_FOUND. */
export async function storeSettlement(
	db: Database,
	place: Place,
	days: readonly SettlementDay[],
): Promise<string[]> {
	await requireAccount(db, place)
	const rows = await takeDays(
		db,
		place,
		days.map(({ day }) => day),
		'FILE',
	)
	for (const row of rows) {
		const entries = days.find(({ day }) => day === row.day)?.entries ?? []
		await storeEntries(db, row, entries)
		await finishDay(db, row)
	}
	return rows.map(({ id }) => id)
}

/** The days, new or known; a list that takes too long is asked for by the timer. */
async function takeDays(
	db: Database,
	place: Place,
	days: readonly string[],
	source: ReconciliationRow['source'],
): Promise<ReconciliationRow[]> {
	const nextTryAt = source === 'LIST' ? sql`now() + interval '10 minutes'` : null
	return inTransaction(db, async (tx) => {
		await tx
			.insert(reconciliation)
			.values(days.map((day) => ({ ...place, id: randomUUID(), day, source, nextTryAt })))
			.onConflictDoUpdate({
				target: [reconciliation.companyId, reconciliation.provider, reconciliation.day],
				set: {
					source,
					nextTryAt: sql`excluded.next_try_at`,
					tries: 0,
					state: 'WAITING',
					said: '',
				},
			})
		return tx
			.select()
			.from(reconciliation)
			.where(
				and(
					eq(reconciliation.companyId, place.companyId),
					eq(reconciliation.provider, place.provider),
					inArray(reconciliation.day, [...days]),
				),
			)
			.orderBy(reconciliation.day)
	})
}

async function requireAccount(db: Queryable, place: Place) {
	const [account] = await db
		.select({ provider: paymentAccount.provider })
		.from(paymentAccount)
		.where(isAccount(place))
	if (!account) throw new Problem(404, 'PAYMENT_ACCOUNT_NOT_FOUND')
}

async function requireOver(db: Queryable, day: string) {
	const { rows } = await db.execute<{ is_over: boolean }>(
		sql`select ${day}::date < (now() at time zone 'Asia/Jakarta')::date as is_over`,
	)
	if (!onlyRow(rows).is_over) throw new Problem(409, 'RECONCILIATION_TOO_EARLY')
}
