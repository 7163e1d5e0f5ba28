import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { z } from 'zod'
import { readState, stateWriter } from './kept-state.ts'
import { simulationApp } from './simulation-app.ts'
import { createSimulation } from './simulation.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const Settings = z.object({ SIMULATION_PORT: port, PORT: port, ETALASE_DATA: z.string() })

/**
 * The process of the simulated payment providers, which `npm start` runs beside the example shops. It tells its port to
 * the process that started it: another one if its own is taken. Only this machine reaches it.
 */
async function main() {
	const settings = Settings.parse(process.env)
	const file = path.join(path.resolve(settings.ETALASE_DATA), 'simulated-provider.json')
	const server = createServer()
	const ownPort = await listen(server, settings.SIMULATION_PORT).catch(() => listen(server, 0))
	const simulation = createSimulation({
		url: `http://127.0.0.1:${ownPort}`,
		shopPort: settings.PORT,
		known: await readState(file),
	})
	const write = stateWriter(file)
	const { fetch } = simulationApp(simulation, () => write(simulation.state()))
	server.on('request', getRequestListener(fetch))
	process.send?.({ port: ownPort })
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
		process.once(signal, () => process.exit(0))
}

function listen(server: Server, wanted: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(wanted, '127.0.0.1', () => {
			server.off('error', reject)
			const address = server.address()
			resolve(typeof address === 'object' && address ? address.port : wanted)
		})
	})
}

await main()
