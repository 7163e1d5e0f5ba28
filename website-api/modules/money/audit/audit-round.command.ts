import { type SQL, sql } from 'drizzle-orm'
import {
	type Database,
	inTransaction,
	type Reading,
	setStatementTimeout,
	type Transaction,
} from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Finding } from './finding.queries.ts'
import { storeFindings, storeRound } from './finding.command.ts'
import { CAUSE, transfersWithoutCause } from './cause-oracles.queries.ts'
import { BALANCE, BOOKS, HELD } from './ledger-oracles.queries.ts'
import { ofServed, runOracle, ORACLES, type Violation } from './oracles.queries.ts'

/** A ledger of up to this many transfers is checked completely in every round. */
const SMALL = 100_000
/** Milliseconds that one oracle may take. */
const ORACLE_TIMEOUT_MS = 600_000

type Round = {
	minutes: number
	/** Called for each check that failed itself, e.g. because it took too long; the others go on. */
	onFailure: (oracle: string, error: unknown) => void
	small?: number
	/** Absent: everything is read from the primary. */
	forReading?: Reading | undefined
}

/**
 * Runs a due round of the scheduled audit. Every night at two in Jakarta it checks everything; every `minutes` it checks
 * everything while the ledger is small, otherwise the ledger's sums, the accounts with transfers since the last round
 * and those with open withdrawals. Only one of several processes runs it. A nightly round that did not finish, because
 * a check failed or the process ended, is repeated after six hours. Returns new findings.
 */
export async function auditRound(
	db: Database,
	{ minutes, onFailure, small = SMALL, forReading }: Round,
): Promise<Finding[]> {
	if (await begin(db, 'FULL', sql`(began_at <= ${lastNight} or ${isUnfinished})`))
		return everything(db, forReading, 'FULL', onFailure)
	const isDue = sql`began_at <= now() - make_interval(secs => ${minutes * 60})`
	if (!(await begin(db, 'RECENT', isDue))) return []
	if (!(await isSmall(db, small))) return recent(db, forReading)
	return everything(db, forReading, 'RECENT', onFailure)
}

const lastNight = sql`(date_trunc('day', (now() at time zone 'Asia/Jakarta') - interval '2 hours')
	+ interval '2 hours') at time zone 'Asia/Jakarta'`

const isUnfinished = sql`(began_at <= now() - interval '6 hours' and (finished_at is null or finished_at < began_at))`

type Kind = 'FULL' | 'RECENT'

/** Claims the round for this process; false if another round has begun since. */
async function begin(db: Database, kind: Kind, isDue: SQL): Promise<boolean> {
	const { rows } = await db.execute(sql`
		update audit_run set began_at = now()
		where kind = ${kind} and (began_at is null or ${isDue}) returning kind`)
	return rows.length > 0
}

async function finish(db: Database, kind: Kind, lastTransferId: number) {
	await db.execute(sql`
		update audit_run set finished_at = now(), last_transfer_id = ${lastTransferId} where kind = ${kind}`)
}

async function isSmall(db: Database, small: number): Promise<boolean> {
	const { rows } = await db.execute<{ total: string | number }>(
		sql`select count(*) as total from (select 1 from transfer limit ${small + 1}) as counted`,
	)
	return Number(onlyRow(rows).total) <= small
}

async function everything(
	db: Database,
	forReading: Reading | undefined,
	kind: Kind,
	onFailure: Round['onFailure'],
): Promise<Finding[]> {
	const last = await lastTransferId(db)
	const found = new Map<string, Violation[]>()
	const oracles = Object.entries(ORACLES)
	// Each check has a snapshot of its own, so that no transaction or connection stays open for all of them.
	for (const [oracle, query] of oracles) {
		try {
			found.set(oracle, await requested(await readerOf(db, forReading), oracle, query))
		} catch (error) {
			onFailure(oracle, error)
		}
	}
	const fresh = await inTransaction(db, (tx) =>
		storeRound(tx, [...found.keys()], [...found.values()].flat()),
	)
	if (found.size === oracles.length) await finish(db, kind, last)
	return fresh
}

/** The reduced checks of a large ledger between two nightly audits. */
async function recent(db: Database, forReading: Reading | undefined): Promise<Finding[]> {
	const last = await lastTransferId(db)
	const reader = await readerOf(db, forReading)
	const violations = [
		...(await requested(reader, BOOKS, oracleOf(BOOKS))),
		...(await requested(reader, HELD, oracleOf(HELD))),
		...(await requested(reader, BALANCE, movedBalances)),
		...(await requested(reader, CAUSE, recentCauses)),
	]
	const fresh = await inTransaction(db, (tx) => storeFindings(tx, violations))
	await finish(db, 'RECENT', last)
	return fresh
}

// The ledger's sums reveal that some balance was changed without a transfer; this finds the account if it has recent
// transfers or an open withdrawal. Accounts of the shop itself are checked at night.
const movedBalances = sql`
	select * from (
		select account.company_id, account.id as account_id, 'account ' || account.id as about,
			account.balance as found,
			(select coalesce(sum(amount), 0) from transfer where credit_id = account.id)
				- (select coalesce(sum(amount), 0) from transfer where debit_id = account.id) as expected
		from account
		where (account.customer_id is not null or account.order_id is not null) and (
			account.id in (
				select unnest(array[debit_id, credit_id]) from transfer
				where id > (select last_transfer_id from audit_run where kind = 'RECENT'))
			or exists (
				select 1 from withdrawal where withdrawal.company_id = account.company_id
					and withdrawal.customer_id = account.customer_id
					and withdrawal.status in ('REQUESTED', 'APPROVED')))
	) as balance where found <> expected`

const recentCauses = transfersWithoutCause(
	sql`moved.id > (select last_transfer_id from audit_run where kind = 'RECENT')`,
)

function oracleOf(name: string): SQL {
	const query = ORACLES[name]
	if (!query) throw new Error(`Unknown oracle "${name}"`)
	return query
}

// Everything that is committed by now, and so at least all up to the last transfer that was noted before.
async function readerOf(db: Database, forReading: Reading | undefined): Promise<Database> {
	return (await forReading?.current()) ?? db
}

async function requested(db: Database, oracle: string, query: SQL): Promise<Violation[]> {
	return db.transaction(
		async (tx: Transaction) => {
			await setStatementTimeout(tx, ORACLE_TIMEOUT_MS)
			return runOracle(tx, oracle, ofServed(query))
		},
		{ accessMode: 'read only' },
	)
}

async function lastTransferId(db: Database): Promise<number> {
	const { rows } = await db.execute<{ last: string | number }>(
		sql`select coalesce(max(id), 0) as last from transfer`,
	)
	return Number(onlyRow(rows).last)
}
