import { mkdir, writeFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#website-api/db/postgres.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { administer, databaseUrl, templateDatabase } from './postgres-databases.ts'
import { startPostgres } from './postgres-server.ts'

/** Starts real PostgreSQL for the tests, with one migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres()
	try {
		await administer(server.url, `CREATE DATABASE ${templateDatabase}`)
		await migrateTemplate(databaseUrl(server.url, templateDatabase))
		project.provide('postgresUrl', server.url)
		await mkdir('reports', { recursive: true })
		await writeFile('reports/postgres-version', server.version)
	} catch (error) {
		await server.stop()
		throw error
	}
	return () => server.stop()
}

async function migrateTemplate(url: string): Promise<void> {
	const { db, close } = openPostgres(url, 1)
	try {
		await migrate(db)
	} finally {
		await close()
	}
}
