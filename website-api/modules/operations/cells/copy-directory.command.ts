import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Move } from './move.ts'

/** Keys and accounts that the company's rows name. */
const namedKeys = (
	id: number,
) => sql`select operator_key_id from order_event where company_id = ${id}
	union select key_id from operator_event where ${isEventOf(id)}
	union select released_by from audit_finding where company_id = ${id}`
const namedStaff = (id: number) => sql`select account_id from staff_member where company_id = ${id}
	union select staff_id from order_event where company_id = ${id}
	union select staff_id from operator_event where ${isEventOf(id)}
	union select released_by_staff from audit_finding where company_id = ${id}`

// Events of the installation, too, if they changed rows of the company.
const isEventOf = (id: number) => sql`(operator_event.company_id = ${id}
	or operator_event.id in (select event_id from operator_change where company_id = ${id}))`

/**
 * Copies what the company's rows name and what is not replicated: the company itself, its staff and keys, and the rest of
 * the log. `target` is a transaction that fires no triggers.
 */
export async function copyDirectory({ source, company: { id } }: Move, target: Queryable) {
	const copy = (table: string, where: SQL, change?: SQL) =>
		copyRows({ source, target }, { table, where, change: change ?? sql`'{}'::jsonb` })
	await copy(
		'company',
		sql`id = ${id}`,
		sql`jsonb_build_object('maintenance', (select was_in_maintenance from company_at_rest where company_id = ${id}))`,
	)
	await copy('operator_key', sql`company_id = ${id}`)
	await copy(
		'operator_key',
		sql`id in (${namedKeys(id)}) and company_id is distinct from ${id}`,
		ended(id),
	)
	await copyStaff({ source, target }, id)
	await copy('operator_event', sql`company_id is distinct from ${id} and ${isEventOf(id)}`)
	await copy(
		'operator_event_end',
		sql`event_id in (select operator_event.id from operator_event where ${isEventOf(id)})`,
	)
}

// Such a key opens nothing in the other cell; the history needs its label.
const ended = (
	id: number,
) => sql`jsonb_build_object('key_hash', 'moved ' || id, 'company_id', ${id}::integer,
	'revoked_at', coalesce(revoked_at, now()))`

/**
 * Copies accounts with their password and second factor, as members of this company only. Who has an account with that
 * email address in the other cell becomes a member by that one; the copied account is closed, and kept for the history.
 */
async function copyStaff({ source, target }: Copying, id: number) {
	const isMember = sql`exists (select from staff_member where company_id = ${id} and account_id = staff_account.id)`
	const emails = await textOf(
		source,
		sql`select coalesce(json_agg(json_build_object('id', id, 'email', email)), '[]')::text as text
			from staff_account where ${isMember}`,
	)
	const named = sql`jsonb_to_recordset(${emails}::jsonb) as named (id uuid, email text)`
	const others = sql`${named} join staff_account as own on lower(own.email) = lower(named.email) and own.id <> named.id`
	const taken = await textOf(
		target,
		sql`select coalesce(json_agg(named.id), '[]')::text as text from ${others}`,
	)
	const isClosed = sql`(not ${isMember} or id in (select value::uuid from jsonb_array_elements_text(${taken}::jsonb)))`
	await copyRows(
		{ source, target },
		{
			table: 'staff_account',
			where: sql`id in (${namedStaff(id)})`,
			change: sql`jsonb_build_object('is_administrator', false) || case when ${isClosed}
				then jsonb_build_object('email', id || '@moved.invalid', 'password_hash', '$argon2id$closed',
					'totp_secret', null, 'totp_since', null)
				else '{}' end`,
		},
	)
	await copyRows(
		{ source, target },
		{
			table: 'staff_recovery_code',
			where: sql`account_id in (select id from staff_account where not ${isClosed} and id in (${namedStaff(id)}))`,
			change: sql`'{}'::jsonb`,
		},
	)
	for (const table of ['staff_member', 'order_view', 'staff_notice_off']) {
		await target.execute(sql`
			update ${sql.identifier(table)} as own_row set account_id = replaced.own_id
			from (select named.id, own.id as own_id from ${others}) as replaced
			where own_row.company_id = ${id} and own_row.account_id = replaced.id`)
	}
}

type Copying = { source: Queryable; target: Queryable }

/** Copies rows that are not there yet, with changed columns. The text stays text: numbers may exceed JavaScript's. */
async function copyRows(
	{ source, target }: Copying,
	{ table, where, change }: { table: string; where: SQL; change: SQL },
) {
	const name = sql.identifier(table)
	const rows = await textOf(
		source,
		sql`select coalesce(json_agg(to_jsonb(${name}) || ${change}), '[]')::text as text from ${name} where ${where}`,
	)
	await target.execute(sql`
		insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)
		on conflict do nothing`)
}

async function textOf(db: Queryable, query: SQL): Promise<string> {
	const { rows } = await db.execute<{ text: string }>(query)
	return onlyRow(rows).text
}
