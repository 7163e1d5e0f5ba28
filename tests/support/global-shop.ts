import { startPostgres } from './postgres-server.ts'
import { startSharedShop } from './shared-shop.ts'

/**
 * The shop of the journeys, on a real PostgreSQL as that of the page tests (global-shop-on-postgres.ts). With
 * ETALASE_TEST_DATABASE=pglite (`npm run test:all`) it has an embedded PGlite, as after `npm start`.
 */
export default async function startShop(): Promise<() => Promise<void>> {
	const isRunning = process.env.ETALASE_TEST_PORT !== undefined
	if (isRunning || process.env.ETALASE_TEST_DATABASE === 'pglite') return startSharedShop()
	const server = await startPostgres()
	try {
		const stop = await startSharedShop({ DATABASE_URL: server.url, ETALASE_SEED: 'yes' })
		return async () => {
			await stop()
			await server.stop()
		}
	} catch (error) {
		await server.stop()
		throw error
	}
}
