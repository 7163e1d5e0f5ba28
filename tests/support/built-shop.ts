import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from './ports.ts'
import { openGuardedFolder, untilAnswers } from './processes.ts'

const startCommand = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

export type BuiltShop = {
	port: number
	apiPort: number
	adminPort: number
	/** Of the simulated payment providers, where it has them. */
	simulationPort: number
	/** Its data folder. */
	data: string
	/** A folder for temporary files that is deleted with the shop. */
	temporary: string
	/** The output of its processes so far. */
	log(): string
	/** Stops its processes and deletes its folder. */
	stop(): Promise<void>
}

/**
 * Starts the built shop as `npm start` does, on free ports and an empty data folder. `settings` are environment
 * variables that may depend on the ports; DATABASE_URL and WEBSITE_API_URL of this process are not passed on.
 */
export async function startBuiltShop(
	settings: (ports: {
		port: number
		apiPort: number
	}) => Record<string, string> | Promise<Record<string, string>>,
): Promise<BuiltShop> {
	const folder = await openGuardedFolder(os.tmpdir(), 'shop')
	const data = path.join(folder.path, 'data')
	const temporary = path.join(folder.path, 'tmp')
	await mkdir(data, { mode: 0o700 })
	await mkdir(temporary)
	const [port = 0, apiPort = 0, adminPort = 0, simulationPort = 0] = await freePorts(4)
	const { DATABASE_URL: _database, WEBSITE_API_URL: _api, ...env } = process.env
	const own = await settings({ port, apiPort })
	folder.run({
		program: process.execPath,
		args: [startCommand],
		env: {
			...env,
			TMPDIR: temporary,
			PORT: String(port),
			WEBSITE_API_PORT: String(apiPort),
			ADMIN_PORT: String(adminPort),
			SIMULATION_PORT: String(simulationPort),
			ETALASE_DATA: data,
			...own,
		},
		stopSignal: 'SIGTERM',
		stopTimeoutMs: 30_000,
	})
	try {
		await untilAnswers(folder, 'The shop', async () => {
			if (!folder.log().includes('Etalase is ready: ')) throw new Error('not ready')
		})
	} catch (error) {
		await folder.stop()
		throw error
	}
	const { log, stop } = folder
	return { port, apiPort, adminPort, simulationPort, data, temporary, log, stop }
}
