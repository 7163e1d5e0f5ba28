import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { loadPglite, openDatabase, pgliteFolder } from '#website-api/db/open-database.ts'
import { PASSIVE } from '#website-api/modules/platform/companies/passive.queries.ts'
import { makePassive } from '#website-api/modules/platform/companies/passive.command.ts'
import type { Manifest } from './manifest.ts'
import { findTools, runFilter, runTool } from './postgres-tools.ts'

/** The target is not empty, or in use. */
export class TargetRefused extends Error {}

/** Takes the parts of a dump. Nothing of it is in the database before `finish`. */
export type Load = {
	take(part: Uint8Array): Promise<void>
	/** Makes the copy visible, marked as passive. */
	finish(): Promise<void>
	abort(): Promise<void>
}

type Target = { databaseUrl?: string | undefined; dataDir: string }

/** @throws TargetRefused unless the database is empty, or may be replaced, and nobody uses it */
export async function startLoad(
	target: Target,
	manifest: Manifest,
	replaces: boolean,
): Promise<Load> {
	const { databaseUrl } = target
	if (databaseUrl === undefined) return loadIntoFolder(target.dataDir, manifest, replaces)
	const database = await openDatabase(target)
	try {
		const { isEmpty, major } = await stateOf(database)
		if (!isEmpty && !replaces) throw notEmpty('The database')
		return await loadIntoPostgres(databaseUrl, await findTools(major), manifest, !isEmpty)
	} finally {
		await database.close()
	}
}

function loadIntoFolder(dataDir: string, { at }: Manifest, replaces: boolean): Load {
	const folder = pgliteFolder(dataDir)
	if (existsSync(folder) && !replaces) throw notEmpty(folder)
	const parts: Uint8Array<ArrayBuffer>[] = []
	return {
		take: async (part) => void parts.push(new Uint8Array(part)),
		finish: () => loadPglite(dataDir, new Blob(parts), (db) => makePassive(db, at)),
		abort: async () => void parts.splice(0),
	}
}

/**
 * pg_restore writes statements, which psql runs in one transaction together with ours: a process that starts at any moment
 * finds either nothing or a passive copy.
 */
async function loadIntoPostgres(
	databaseUrl: string,
	folder: string,
	{ schema, at }: Manifest,
	replaces: boolean,
): Promise<Load> {
	const script = ['--no-psqlrc', '--quiet', '--no-password', '--single-transaction']
	const shell = runTool('psql', [...script, '--set', 'ON_ERROR_STOP=1', '--file', '-'], {
		folder,
		databaseUrl,
	})
	const reader = runFilter(
		'pg_restore',
		['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--file', '-'],
		folder,
	)
	shell.child.stdout.resume()
	const say = (statement: string) => shell.child.stdin.write(`${statement}\n`)
	// The table of a restored schema is named with it, as the dump empties the search path.
	if (replaces) say(`drop schema "${schema}" cascade; create schema "${schema}";`)
	reader.child.stdout.pipe(shell.child.stdin, { end: false })
	return {
		async take(part) {
			if (reader.child.stdin.write(part)) return
			await Promise.race([once(reader.child.stdin, 'drain'), shell.ended, reader.ended])
		},
		async finish() {
			reader.child.stdin.end()
			await reader.ended
			say(
				`insert into "${schema}".setting (key, value) values ('${PASSIVE}', '${at}') on conflict (key) do update set value = excluded.value;`,
			)
			shell.child.stdin.end()
			await shell.ended
		},
		async abort() {
			reader.child.kill('SIGKILL')
			// At the end of its input it would commit.
			shell.child.kill('SIGKILL')
			await Promise.allSettled([reader.ended, shell.ended])
		},
	}
}

type State = { name: string; tables: number; others: number; version: number }

/** @throws TargetRefused if our programs are connected */
async function stateOf({ db }: OpenDatabase) {
	const { rows } = await db.execute<State>(sql`
		select current_database() as name, (select count(*)::integer from pg_class
				where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')) as tables,
			(select count(*)::integer from pg_stat_activity where datname = current_database()
				and application_name like 'etalase%' and pid <> pg_backend_pid()) as others,
			current_setting('server_version_num')::integer as version`)
	const { name = '', tables = 0, others = 0, version = 0 } = rows[0] ?? {}
	if (others > 0) {
		throw new TargetRefused(
			`Website APIs are connected to the database ${name}. Stop all processes first.`,
		)
	}
	return { isEmpty: tables === 0, major: Math.floor(version / 10_000) }
}

export function notEmpty(what: string): TargetRefused {
	return new TargetRefused(
		`${what} is not empty. A backup is restored into an empty database and folder, or with --replace, which deletes what is there.`,
	)
}
