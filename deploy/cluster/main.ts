// `npm run cluster`: the arrangement of compose.yaml on this machine, with the example shops, until someone ends it.
import { once } from 'node:events'
import { startCluster } from './cluster.ts'
import { MissingProgram } from './programs.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
	say('Starting PostgreSQL, two website APIs, two storefronts, the admin, HAProxy and Caddy …')
	const cluster = await startCluster({ settings: { ETALASE_SEED: 'yes' } })
	const { ports, caddy } = cluster
	const shop = (host: string) =>
		caddy ? `https://${host}:${ports.secureShops}` : `http://${host}:${ports.shops}`
	say(`Shop: ${shop('localhost')}, ${shop('kopi.localhost')}`)
	say(`Admin: ${shop('admin.localhost')}; the password is in ${cluster.data}/admin-password`)
	say(`HAProxy's figures: http://127.0.0.1:${ports.balancerMetrics}/metrics`)
	say(`Logs: ${cluster.data}/../*.log`)
	say(
		caddy
			? 'The certificates are of an authority that no browser knows.'
			: 'Without Caddy (apt-get install caddy) there is no TLS.',
	)
	await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
	say('Stopping …')
	await cluster.stop()
} catch (error) {
	if (!(error instanceof MissingProgram)) throw error
	process.stderr.write(`${error.message}\n`)
	process.exitCode = 1
}
