import { type SQL, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { endFindings, type Finding, keepFindings } from './finding.queries.ts'
import { BALANCE, BOOKS, HELD } from './ledger-oracles.queries.ts'
import { askOracle, ORACLES, type Violation } from './oracles.queries.ts'

/** A ledger of up to this many transfers is looked at as a whole in every round. */
const SMALL = 100_000
/** Milliseconds that one question may take; as long as a slow night lets it. */
const PATIENCE_MS = 600_000

/**
 * One round of the scheduled audit, when its time has come: every night, at two in Jakarta, over everything; every
 * `minutes` over everything while the ledger is small, and else over the sums of the books, the accounts that have
 * moved since the last round and those of open withdrawals. Of several processes one does it. Returns what is new.
 */
export async function auditRound(db: Database, minutes: number, small = SMALL): Promise<Finding[]> {
	if (await begin(db, 'FULL', lastNight)) return everything(db, 'FULL')
	const since = sql`now() - make_interval(secs => ${minutes * 60})`
	if (!(await begin(db, 'RECENT', since))) return []
	return (await isSmall(db, small)) ? everything(db, 'RECENT') : recent(db)
}

const lastNight = sql`(date_trunc('day', (now() at time zone 'Asia/Jakarta') - interval '2 hours')
	+ interval '2 hours') at time zone 'Asia/Jakarta'`

type Kind = 'FULL' | 'RECENT'

/** Takes the round for this process, unless one has begun since. */
async function begin(db: Database, kind: Kind, since: SQL): Promise<boolean> {
	const { rows } = await db.execute(sql`
		update audit_run set began_at = now()
		where kind = ${kind} and (began_at is null or began_at <= ${since}) returning kind`)
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
	return Number(rows[0]?.total ?? 0) <= small
}

async function everything(db: Database, kind: Kind): Promise<Finding[]> {
	const last = await lastTransferId(db)
	const found = new Map<string, Violation[]>()
	// Each question sees one moment of its own: no transaction stays open, and no connection busy, for all of them.
	for (const [oracle, query] of Object.entries(ORACLES)) {
		found.set(oracle, await requested(db, oracle, query))
	}
	const fresh = await inTransaction(db, async (tx) => {
		for (const [oracle, violations] of found) await endFindings(tx, oracle, violations)
		return keepFindings(tx, [...found.values()].flat())
	})
	await finish(db, kind, last)
	return fresh
}

/** What a big ledger is asked between two nights. */
async function recent(db: Database): Promise<Finding[]> {
	const last = await lastTransferId(db)
	const violations = [
		...(await requested(db, BOOKS, oracleOf(BOOKS))),
		...(await requested(db, HELD, oracleOf(HELD))),
		...(await requested(db, BALANCE, movedBalances)),
	]
	const fresh = await inTransaction(db, (tx) => keepFindings(tx, violations))
	await finish(db, 'RECENT', last)
	return fresh
}

// The sums of the books notice an account that was changed without a transfer; this finds which one it was, if money
// has moved there since or is about to leave. What has moved in shared accounts of the shop waits for the night.
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

function oracleOf(name: string): SQL {
	const query = ORACLES[name]
	if (!query) throw new Error(`There is no oracle "${name}"`)
	return query
}

async function requested(db: Database, oracle: string, query: SQL): Promise<Violation[]> {
	return db.transaction(
		async (tx: Transaction) => {
			await tx.execute(sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`)
			return askOracle(tx, oracle, query)
		},
		{ accessMode: 'read only' },
	)
}

async function lastTransferId(db: Database): Promise<number> {
	const { rows } = await db.execute<{ last: string | number }>(
		sql`select coalesce(max(id), 0) as last from transfer`,
	)
	return Number(rows[0]?.last ?? 0)
}
