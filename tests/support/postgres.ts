import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { administer, databaseUrl, templateDatabase } from './postgres-databases.ts'

declare module 'vitest' {
	interface ProvidedContext {
		postgresUrl: string
		poolerUrl: string
	}
}

export type TestDatabase = { name: string; url: string; drop(): Promise<void> }

/** A new, migrated, empty database on the real PostgreSQL of this test run; `template`: of another layout. */
export async function freshDatabase(template = templateDatabase): Promise<TestDatabase> {
	const server = inject('postgresUrl')
	const name = `test_${randomBytes(8).toString('hex')}`
	// The default strategy sends every block through the log, which takes several times the processor time.
	await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
	return {
		name,
		url: databaseUrl(server, name),
		drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
	}
}
