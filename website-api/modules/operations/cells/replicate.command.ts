import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'
import { LOG_TABLES, type Move, MoveRefused, nameOf, until } from './move.ts'
import { literal } from '#website-api/db/text-literal.ts'
import { onlyRow } from '#website-api/db/only-row.ts'

/** Write-ahead log that may be left to replay when the writes are stopped. */
const SMALL_LAG_BYTES = 4_000_000

/** Starts to copy the company's rows to the target and to keep them up to date there. */
export async function startReplication(move: Move) {
	const { source, target, company } = move
	const name = sql.identifier(nameOf(move))
	const logs = sql.identifier(`${nameOf(move)}_log`)
	await source.execute(
		sql`create publication ${name} for table ${listed(TABLES.company, company.id)}`,
	)
	await source.execute(
		sql`create publication ${logs} for table ${listed(LOG_TABLES, company.id)} with (publish = 'insert')`,
	)
	await target.execute(sql`
		create subscription ${name} connection ${literal(move.sourceUrl)} publication ${name}, ${logs}`)
}

function listed(tables: readonly string[], companyId: number): SQL {
	return sql.join(
		tables.map(
			(table) => sql`${sql.identifier(table)} where (company_id = ${sql.raw(String(companyId))})`,
		),
		sql`, `,
	)
}

/** Waits until every table is copied, and until little is left to replay. */
export async function untilCopied(move: Move, onProgress: (done: number, all: number) => void) {
	let last = -1
	await until(
		async () => {
			const { rows } = await move.target.execute<{
				done: string | number
				all: string | number
			}>(sql`
				select count(*) filter (where srsubstate = 'r') as done, count(*) as all
				from pg_subscription_rel join pg_subscription on pg_subscription.oid = srsubid
				where ${isOurs(move)}`)
			const counted = onlyRow(rows)
			const [done, all] = [Number(counted.done), Number(counted.all)]
			if (done !== last) onProgress(done, all)
			last = done
			return done === all && all > 0
		},
		() => requireHealthy(move),
	)
	await until(
		() => isReplayed(move, sql`pg_current_wal_lsn() - ${SMALL_LAG_BYTES}::numeric`),
		() => requireHealthy(move),
	)
}

/** Waits until the target has all that the source has written so far. */
export async function untilCaughtUp(move: Move) {
	const { rows } = await move.source.execute<{ position: string }>(sql`
		select pg_logical_emit_message(false, 'etalase', 'end of the move')::text as position`)
	const position = sql`${onlyRow(rows).position}::pg_lsn`
	await until(
		() => isReplayed(move, position),
		() => requireHealthy(move),
	)
}

async function isReplayed(move: Move, position: SQL): Promise<boolean> {
	const { rows } = await move.source.execute(sql`
		select from pg_replication_slots
		where slot_name = ${nameOf(move)} and confirmed_flush_lsn >= ${position}`)
	return rows.length > 0
}

/** @throws MoveRefused if the target's server has logged an error of the subscription, which it would repeat for ever */
async function requireHealthy(move: Move) {
	const { rows } = await move.target.execute(sql`
		select from pg_stat_subscription_stats join pg_subscription on pg_subscription.oid = subid
		where ${isOurs(move)} and (apply_error_count > 0 or sync_error_count > 0)`)
	if (rows.length > 0) throw new MoveRefused('replicationFailed')
}

const isOurs = (
	move: Move,
) => sql`pg_subscription.subname = ${nameOf(move)} and pg_subscription.subdbid =
	(select oid from pg_database where datname = current_database())`

/** Ends the replication and leaves nothing of it behind, whatever state it is in. */
export async function endReplication(move: Move) {
	const { source, target } = move
	const name = sql.identifier(nameOf(move))
	const { rows } = await target.execute<{ id: string }>(
		sql`select oid::text as id from pg_subscription where ${isOurs(move)}`,
	)
	if (rows.length > 0) await dropSubscription(move)
	const tableSlots = rows.map(({ id }) => sql` or slot_name like ${`pg_${id}_sync_%`}`)
	await dropSlots(source, sql`slot_name = ${nameOf(move)}${sql.join(tableSlots, sql``)}`)
	await source.execute(sql`drop publication if exists ${name}`)
	await source.execute(sql`drop publication if exists ${sql.identifier(`${nameOf(move)}_log`)}`)
}

async function dropSubscription({ target, ...move }: Move) {
	const name = sql.identifier(nameOf(move))
	try {
		await target.execute(sql`drop subscription ${name}`)
	} catch {
		// The target's server cannot reach the source's, where the slots are dropped afterwards.
		await target.execute(sql`alter subscription ${name} disable`)
		await target.execute(sql`alter subscription ${name} set (slot_name = none)`)
		await target.execute(sql`drop subscription ${name}`)
	}
}

async function dropSlots(source: Database, which: SQL) {
	await until(async () => {
		const { rows } = await source.execute<{ name: string; process: number | null }>(sql`
			select slot_name::text as name, active_pid as process from pg_replication_slots where ${which}`)
		for (const { name, process } of rows) {
			if (process !== null)
				await source.execute(sql`select pg_terminate_backend(${process}::integer)`)
			else
				await source.execute(sql`select pg_drop_replication_slot(${name})`).catch(() => undefined)
		}
		return rows.length === 0
	})
}
