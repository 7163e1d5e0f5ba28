import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openIdClient, startOpenIdProvider } from './openid-provider.ts'
import { freePorts } from './ports.ts'
import { keepFolder, untilAnswers } from './processes.ts'

const startCommand = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/**
 * Starts the built shop as `npm start` does, on free ports and an empty data folder, and tells the
 * journeys where it is through the environment (see shop-address.ts).
 */
export default async function startShop(): Promise<() => Promise<void>> {
	const kept = await keepFolder(os.tmpdir(), 'shop')
	const data = path.join(kept.path, 'data')
	await mkdir(data, { mode: 0o700 })
	// Browsers that are ended half-way leave their profiles behind: here they go with the folder.
	process.env.TMPDIR = path.join(kept.path, 'tmp')
	await mkdir(process.env.TMPDIR)
	const [port = 0, apiPort = 0, openIdPort = 0] = await freePorts(3)
	const openId = await startOpenIdProvider(
		openIdPort,
		['/auth/google-verification', '/profile/google-verification'].map(
			(landing) => `http://localhost:${port}${landing}`,
		),
	)
	const { DATABASE_URL: _database, WEBSITE_API_URL: _api, ...env } = process.env
	kept.run({
		program: process.execPath,
		args: [startCommand],
		env: {
			...env,
			PORT: String(port),
			WEBSITE_API_PORT: String(apiPort),
			ETALASE_DATA: data,
			// All journeys come from one address.
			ETALASE_REGISTRATIONS_PER_DAY: '10000',
			SITE_REFRESH_MS: '2000',
			// Journeys type faster than people.
			ETALASE_REGISTRATION_SECONDS: '0',
			GOOGLE_ISSUER: openId.issuer,
			GOOGLE_CLIENT_ID: openIdClient.id,
			GOOGLE_CLIENT_SECRET: openIdClient.secret,
		},
		stopSignal: 'SIGTERM',
		patience: 30_000,
	})
	try {
		await untilAnswers(kept, 'The shop', async () => {
			if (!kept.log().includes('Etalase is ready: ')) throw new Error('not ready')
		})
	} catch (error) {
		openId.server.close()
		await kept.stop()
		throw error
	}
	process.env.ETALASE_TEST_PORT = String(port)
	process.env.ETALASE_TEST_API_PORT = String(apiPort)
	process.env.ETALASE_TEST_DATA = data
	return async () => {
		openId.server.closeAllConnections()
		openId.server.close()
		await kept.stop()
	}
}
