import type { TestProject } from 'vitest/node'
import { provideDatabases } from './global-postgres.ts'
import { startPostgres } from './postgres-server.ts'
import { startSharedShop } from './shared-shop.ts'

/**
 * The shop of the page tests, on a real PostgreSQL, which needs half the processor time of a PGlite. With
 * ETALASE_TEST_DATABASE=pglite (`npm run test:all`) it has a PGlite.
 */
export default async function startShop(project: TestProject): Promise<() => Promise<void>> {
	const isRunning = process.env.ETALASE_TEST_PORT !== undefined
	if (isRunning || process.env.ETALASE_TEST_DATABASE === 'pglite') return startSharedShop()
	const server = await startPostgres()
	try {
		const [stop] = await Promise.all([
			startSharedShop({ DATABASE_URL: server.url, ETALASE_SEED: 'yes' }),
			// For the tests of an installation of their own.
			provideDatabases(project, server.url),
		])
		return async () => {
			await stop()
			await server.stop()
		}
	} catch (error) {
		await server.stop()
		throw error
	}
}
