import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))

/**
 * The shop at an address, or the built one, started on free ports with the example data in a temporary folder, which
 * `prepare` may fill before.
 */
export async function openShop(address, settings = {}, prepare = async (_folder) => {}) {
	if (address) return { origin: new URL(address).origin, close: async () => {} }
	const data = await mkdtemp(path.join(tmpdir(), 'etalase-bench-'))
	await prepare(data)
	const [port, apiPort, adminPort] = await freePorts()
	const { DATABASE_URL: _database, WEBSITE_API_URL: _api, ...env } = process.env
	const shop = spawn(process.execPath, [start], {
		env: {
			...env,
			PORT: String(port),
			WEBSITE_API_PORT: String(apiPort),
			ADMIN_PORT: String(adminPort),
			ETALASE_DATA: data,
			LOG_LEVEL: 'warn',
			...settings,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = once(shop, 'exit')
	const close = async () => {
		shop.kill('SIGTERM')
		await ended
		await rm(data, { recursive: true, force: true })
	}
	for await (const line of createInterface({ input: shop.stdout })) {
		if (!line.startsWith('Etalase is ready')) continue
		shop.stdout.resume()
		return {
			origin: `http://localhost:${port}`,
			api: `http://127.0.0.1:${apiPort}`,
			admin: `http://localhost:${adminPort}`,
			data,
			pid: shop.pid,
			close,
		}
	}
	await close()
	throw new Error('The shop did not start.')
}

async function freePorts() {
	const servers = [createServer(), createServer(), createServer()]
	const ports = await Promise.all(
		servers.map(async (server) => {
			await once(server.listen(0, '127.0.0.1'), 'listening')
			return server.address().port
		}),
	)
	await Promise.all(servers.map((server) => once(server.close(), 'close')))
	return ports
}
