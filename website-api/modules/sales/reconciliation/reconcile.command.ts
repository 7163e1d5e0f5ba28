import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { eachDue } from '#website-api/modules/platform/timers/each-due.command.ts'
import {
	isOpenDifference,
	isReconciliation,
	ofDay,
	reconciliation,
	type ReconciliationRow,
	settledLine,
} from './reconciliation.table.ts'
import { LISTING_PROVIDERS } from './listing-providers.ts'
import { storeEntries, storeOnlyOurs } from './store-entries.command.ts'

/** Days that are caught up with, e.g. after an outage. */
const daysBack = 3
/** After midnight in Jakarta, when a day is over for a provider, too. */
const hoursAfter = 2
/** Seconds until a failed try is repeated, doubled with each: about a day in all. */
const firstPause = 600
const mostTries = 8
/** Pages of one day, each of some dozens of entries. */
const mostPages = 500
const mostMinutes = 10

/** Plans to compare the last days of every account whose provider lists what moved, each day once. */
export async function planReconciliations(db: Database) {
	await db.execute(sql`
		insert into reconciliation (company_id, id, provider, day, source, next_try_at)
		select account.company_id, gen_random_uuid(), account.provider, day::date, 'LIST', now()
		from payment_account as account
		cross join generate_series(
			(now() at time zone 'Asia/Jakarta' - make_interval(hours => ${hoursAfter}))::date - ${daysBack}::int,
			(now() at time zone 'Asia/Jakarta' - make_interval(hours => ${hoursAfter}))::date - 1,
			interval '1 day'
		) as day
		where ${inArray(sql`account.provider`, [...LISTING_PROVIDERS])} and ${isServed(sql`account.company_id`)}
			and exists (
				select 1 from payment_attempt as attempt where attempt.company_id = account.company_id
					and attempt.provider = account.provider
					and attempt.opened_at < (day + interval '1 day') at time zone 'Asia/Jakarta'
			)
		on conflict do nothing`)
}

/** Compares the days whose time has come; several processes share them. Returns how many. */
export const reconcileDueDays = eachDue(
	{
		table: reconciliation,
		at: reconciliation.nextTryAt,
		pause: sql`${firstPause} * power(2, ${reconciliation.tries})`,
		tries: reconciliation.tries,
	},
	async (db, key, gatewayOf: GatewayOf) => {
		const day = onlyRow(await db.select().from(reconciliation).where(isReconciliation(key)))
		await reconcileDay(db, gatewayOf, day, mostMinutes * 60_000)
	},
)

/** Compares a day with the provider's list, outside of any transaction. What fails is tried again by the timer. */
export async function reconcileDay(
	db: Database,
	gatewayOf: GatewayOf,
	day: ReconciliationRow,
	mostMs: number,
) {
	try {
		const gateway = await gatewayOf(day.companyId, day.provider)
		if (!gateway?.listSettled) throw new GatewayFailure('KEY', `No list of ${day.provider}.`)
		const from = new Date(`${day.day}T00:00:00+07:00`)
		const until = new Date(from.getTime() + 86_400_000)
		const deadline = performance.now() + mostMs
		let after: string | null = null
		for (let page = 1; ; page++) {
			const { entries, hasMore } = await gateway.listSettled({ from, until, after })
			await storeEntries(db, day, entries)
			const last = entries.at(-1)
			if (!hasMore || last === undefined || last.key === after) break
			if (page === mostPages) throw new GatewayFailure('REFUSED', `More than ${mostPages} pages.`)
			if (performance.now() > deadline) throw new GatewayFailure('BUSY', 'It takes too long.')
			after = last.key
		}
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error
		return noteFailure(db, day, error)
	}
	await finishDay(db, day)
}

async function noteFailure(db: Database, day: ReconciliationRow, { message }: GatewayFailure) {
	const isOver = day.tries >= mostTries
	await db
		.update(reconciliation)
		.set({
			said: message.slice(0, 200),
			...(isOver ? { state: 'FAILED' as const, nextTryAt: null } : {}),
		})
		.where(isReconciliation(day))
}

/** Lists what only our books have, and says when the day is compared again: while something of the last days is open. */
export async function finishDay(db: Database, day: ReconciliationRow) {
	await inTransaction(db, async (tx) => {
		await storeOnlyOurs(tx, day)
		const asked = day.source === 'LIST' && (await askAboutOpen(tx, day))
		const pause = day.comparedAt === null ? sql`interval '10 minutes'` : sql`interval '1 day'`
		const isAgain = asked && (await isRecent(tx, day))
		await tx
			.update(reconciliation)
			.set({
				state: 'DONE',
				said: '',
				tries: 0,
				comparedAt: sql`now()`,
				nextTryAt: isAgain ? sql`now() + ${pause}` : null,
			})
			.where(isReconciliation(day))
	})
}

async function isRecent(tx: Transaction, { day }: ReconciliationRow): Promise<boolean> {
	const { rows } = await tx.execute<{ is_recent: boolean }>(
		sql`select ${day}::date >= (now() at time zone 'Asia/Jakarta')::date - ${daysBack}::int as is_recent`,
	)
	return onlyRow(rows).is_recent
}

/** Has the providers asked about the payments of open differences; returns whether there are any, or fees are not known yet. */
async function askAboutOpen(tx: Transaction, day: ReconciliationRow): Promise<boolean> {
	const open = await tx
		.select({ reference: settledLine.reference })
		.from(settledLine)
		.where(and(ofDay(day), isOpenDifference, ne(settledLine.difference, 'FEE')))
		.limit(100)
	if (open.length > 0) {
		await tx.execute(sql`
			update payment_attempt set next_ask_at = now()
			where company_id = ${day.companyId} and provider = ${day.provider}
				and reference in ${open.map(({ reference }) => reference)}`)
	}
	const [unknown] = await tx
		.select({ id: settledLine.id })
		.from(settledLine)
		.where(
			and(
				ofDay(day),
				eq(settledLine.kind, 'PAYMENT'),
				eq(settledLine.state, 'DONE'),
				sql`${settledLine.fee} is null and ${settledLine.theirs} is not null`,
			),
		)
		.limit(1)
	return open.length > 0 || unknown !== undefined
}
