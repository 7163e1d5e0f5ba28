import { mkdir, writeFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#website-api/db/postgres.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { administer, databaseUrl, templateDatabase } from './postgres-databases.ts'
import { startPostgres } from './postgres-server.ts'

/**
 * Starts real PostgreSQL for the tests, with one migrated template database. ETALASE_TEST_POOLER=pgbouncer: the website
 * API of the tests of money reaches it through PgBouncer in transaction mode.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres()
	const isPooled = process.env.ETALASE_TEST_POOLER === 'pgbouncer'
	let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
	try {
		await provideDatabases(project, server.url)
		if (isPooled) {
			pooler = await startPgbouncer(server.url)
			project.provide('poolerUrl', pooler.url)
		}
		await mkdir('reports', { recursive: true })
		await writeFile('reports/postgres-version', server.version)
	} catch (error) {
		await server.stop()
		throw error
	}
	return async () => {
		await pooler?.stop()
		await server.stop()
	}
}

/** Lets the tests copy databases on this server from a migrated one. */
export async function provideDatabases(project: TestProject, server: string): Promise<void> {
	await administer(server, `CREATE DATABASE ${templateDatabase}`)
	const { db, close } = openPostgres(databaseUrl(server, templateDatabase), 1)
	try {
		await migrate(db)
	} finally {
		await close()
	}
	project.provide('postgresUrl', server)
}
