import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { BASELINE_VERSION } from '#website-api/db/migration-files.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { companyAtRest } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { type Move, MoveRefused, OWN_TABLES } from './move.ts'

/** The first version whose publications name rows. */
const POSTGRESQL = 150_000

export type RestState = (typeof companyAtRest.$inferSelect)['state'] | 'SERVED'

/** How a database holds a company; undefined: it has no such company. */
export async function stateOf(db: Queryable, id: number): Promise<RestState | undefined> {
	const [resting] = await db
		.select({ state: companyAtRest.state })
		.from(companyAtRest)
		.where(eq(companyAtRest.companyId, id))
	if (resting) return resting.state
	const [row] = await db.select({ id: company.id }).from(company).where(eq(company.id, id))
	return row && 'SERVED'
}

/** @throws MoveRefused if the company has moved away */
export async function requireHere({ source, company }: Pick<Move, 'source' | 'company'>) {
	const { id, code } = company
	if ((await stateOf(source, id)) === 'GONE') throw new MoveRefused('gone', { code })
}

/** @throws MoveRefused if the company has not moved away */
export async function requireGone({ source, company }: Pick<Move, 'source' | 'company'>) {
	const { id, code } = company
	if ((await stateOf(source, id)) !== 'GONE') throw new MoveRefused('notGone', { code })
}

/** A company by its code, whether it is served or not. @throws MoveRefused */
export async function companyOfCode(db: Queryable, code: string): Promise<Move['company']> {
	const [row] = await db
		.select({ id: company.id, code: company.code })
		.from(company)
		.where(eq(company.code, code))
	if (!row) throw new MoveRefused('noCompany', { code })
	return row
}

/** @throws MoveRefused if the servers cannot replicate, differ in their layout, or the target has what would come */
export async function requireMovable(move: Move) {
	const { source, target } = move
	for (const db of [source, target]) {
		const { rows } = await db.execute<{ version: string }>(
			sql`select current_setting('server_version_num') as version`,
		)
		if (Number(onlyRow(rows).version) < POSTGRESQL) throw new MoveRefused('version')
	}
	const { rows: settings } = await source.execute<{ level: string; may: boolean }>(sql`
		select current_setting('wal_level') as level, (rolreplication or rolsuper) as may
		from pg_roles where rolname = current_user`)
	if (settings[0]?.level !== 'logical') throw new MoveRefused('walLevel')
	if (!settings[0].may) throw new MoveRefused('replicationRole')
	await requireRights(target)
	if ((await layoutOf(source)) !== (await layoutOf(target))) throw new MoveRefused('migrations')
	await requireFree(move)
}

/** Whether links in mails that were sent before the move stay valid: both cells sign them with the same secret. */
export async function haveSameSecret({ source, target }: Move): Promise<boolean> {
	const [here, there] = await Promise.all([source, target].map(secretOf))
	return here === there
}

async function secretOf(db: Queryable) {
	const [row] = await db.select().from(setting).where(eq(setting.key, 'api-access-secret'))
	return row?.value
}

async function requireRights(target: Database) {
	const { rows } = await target.execute<{ may: boolean }>(sql`
		select rolsuper or exists (select from pg_auth_members join pg_roles as given on given.oid = roleid
			where member = own.oid and given.rolname = 'pg_create_subscription') as may
		from pg_roles as own where rolname = current_user`)
	const maySet = await target
		.transaction((tx) => tx.execute(sql`set local session_replication_role = replica`))
		.then(
			() => true,
			() => false,
		)
	if (!rows[0]?.may || !maySet) throw new MoveRefused('subscriptionRole')
}

/** The baseline and what came after it, however the database reached it. */
async function layoutOf(db: Queryable): Promise<string> {
	const { rows } = await db.execute<{ layout: string | null }>(sql`
		select string_agg(version || ' ' || digest, ',' order by version) as layout from schema_migration
		where version >= ${BASELINE_VERSION}`)
	return onlyRow(rows).layout ?? ''
}

async function requireFree({ source, target, company: { id, code } }: Move) {
	const { rows: hosts } = await source.execute<{ host: string }>(
		sql`select host from company_domain where company_id = ${id}`,
	)
	const { rows: taken } = await target.execute<{ what: string }>(sql`
		select 'company ' || code as what from company where id = ${id} or code = ${code}
		union all
		select host from company_domain where host = any(
			array(select jsonb_array_elements_text(${JSON.stringify(hosts.map(({ host }) => host))}::jsonb)))`)
	if (taken.length > 0) {
		throw new MoveRefused('taken', { what: taken.map(({ what }) => what).join(', ') })
	}
	for (const { name, column } of OWN_TABLES) {
		const { rows } = await target.execute(sql`
			select from ${sql.identifier(name)} where ${sql.identifier(column)} = ${id} limit 1`)
		if (rows.length > 0) throw new MoveRefused('rows', { table: name })
	}
}
