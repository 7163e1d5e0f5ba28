import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireFreePort } from './ports.mjs'
import { startedProcesses, untilReady } from './processes.mjs'
import { UsageError, say } from './project.mjs'
import { secretOf } from './settings.mjs'
import { untilStopSignal } from './signals.mjs'

/** Throws a sentence when a port the shop needs is taken, before minutes go into a build. */
export async function requireShopPorts({ port, adminPort, apiPort, apiUrl }) {
	const named = {
		PORT: port,
		ADMIN_PORT: adminPort,
		...(apiUrl ? {} : { WEBSITE_API_PORT: apiPort }),
	}
	for (const [name, own] of Object.entries(named)) {
		const other = Object.keys(named).find((key) => key !== name && named[key] === own)
		if (other)
			throw new UsageError(`${name} and ${other} are both ${own}: each needs a port of its own.`)
	}
	await requireFreePort(port, 'PORT')
	await requireFreePort(adminPort, 'ADMIN_PORT')
	if (!apiUrl) await requireFreePort(apiPort, 'WEBSITE_API_PORT')
}

/**
 * Runs the website API (unless WEBSITE_API_URL names another), the admin and the storefront until someone
 * ends this command. A process that ends by itself is started again, however often; one that ends before the shop is
 * ready for the first time ends the command.
 */
export async function runShop(settings, programs) {
	const processes = startedProcesses()
	const stopping = new AbortController()
	const outcome = await Promise.race([
		untilStopSignal(),
		serve(processes, settings, programs, stopping.signal),
	])
	stopping.abort()
	const clean = await processes.stop()
	if (!outcome.signal) {
		throw new UsageError(`The ${outcome.name} ended by itself (${outcome.how}), so Etalase stops.`)
	}
	say(clean ? 'Etalase has stopped.' : 'Etalase was stopped before all requests had finished.')
	return 0
}

async function serve(processes, settings, programs, signal) {
	const { mode, api, storefront, admin, simulation } = programs
	const env = {
		NODE_ENV: mode,
		LOG_LEVEL: logLevelOf(process.env, process.stdout),
		PORT: String(settings.port),
		WEBSITE_API_PORT: String(settings.apiPort),
		ETALASE_DATA: settings.data,
		// The C library's allocator otherwise keeps freed memory in an arena per thread (docs/decisions/0029).
		MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
		ETALASE_ADMIN_ADDRESS:
			process.env.ETALASE_ADMIN_ADDRESS || `http://localhost:${settings.adminPort}`,
		ETALASE_SHOP_ADDRESS: process.env.ETALASE_SHOP_ADDRESS || `http://{host}:${settings.port}`,
	}
	const apiUrl = settings.apiUrl ?? `http://127.0.0.1:${settings.apiPort}`
	let simulated = {}
	if (!settings.apiUrl) {
		say('Starting the website API …')
		if (settings.hasSimulation) {
			simulated = await startSimulation(processes, simulation, env, settings.simulationPort)
		}
		const member = processes.start('website API', api, { ...env, ...simulated, ...metricsPort(2) })
		if (!(await untilReady(`${apiUrl}/health/ready`, member))) return member.exited
	}

	const pagesEnv = {
		...env,
		...metricsPort(0),
		ADMIN_PORT: String(settings.adminPort),
		WEBSITE_API_URL: apiUrl,
		...(settings.hasSecretFile
			? {}
			: { ETALASE_SECRET: settings.secret ?? secretOf(settings.data) }),
	}
	say('Starting the admin and the storefront …')
	const adminMember = processes.start('admin', admin, { ...pagesEnv, ...metricsPort(1) })
	const member = processes.start('storefront', storefront, pagesEnv)
	const hasAdmin = await untilReady(
		`http://127.0.0.1:${settings.adminPort}/health/ready`,
		adminMember,
	)
	if (!hasAdmin) return adminMember.exited
	const ready = await untilReady(`http://127.0.0.1:${settings.port}/health/ready`, member)
	if (!ready) return member.exited
	say(readyText({ ...settings, simulationUrl: simulated.ETALASE_SIMULATED_PROVIDER }))
	return keepRunning(processes, { pause: (ms) => sleep(ms, undefined, { signal }).catch(() => {}) })
}

/**
 * Starts the simulated payment provider, and answers the setting that tells its address to the website API. It takes
 * another port if its own is taken, and that one again whenever it is restarted.
 */
async function startSimulation(processes, program, env, wanted) {
	const member = processes.start('simulated payment provider', program, {
		...env,
		SIMULATION_PORT: String(wanted),
	})
	const port = await Promise.race([
		new Promise((resolve) => member.child.once('message', (told) => resolve(told.port))),
		member.exited.then(({ how }) => {
			throw new UsageError(`The simulated payment provider ended by itself (${how}).`)
		}),
	])
	member.env.SIMULATION_PORT = String(port)
	return { ETALASE_SIMULATED_PROVIDER: `http://127.0.0.1:${port}` }
}

/** Of several processes on one machine, each has figures at a port of its own. */
function metricsPort(offset, port = process.env.ETALASE_METRICS_PORT) {
	return port ? { ETALASE_METRICS_PORT: String(Number(port) + offset) } : {}
}

/** On a terminal, a line for each request would hide what matters; a program that reads the log gets them all. */
export function logLevelOf(env, { isTTY }) {
	return env.LOG_LEVEL || (isTTY ? 'warn' : 'info')
}

/** What someone needs who has just started the shop; the last lines before the log goes on. */
export function readyText({ port, adminPort, data, simulationUrl }) {
	const passwordFile = path.join(data, 'admin-password')
	return [
		'',
		`Admin: http://localhost:${adminPort}`,
		...(existsSync(passwordFile)
			? [`Sign in as ${exampleOwner}; the password is in ${passwordFile}`]
			: []),
		...(simulationUrl
			? [`Pay online orders of the example shop, as a simulation: ${simulationUrl}`]
			: []),
		`Etalase is ready: http://localhost:${port}`,
		'',
	].join('\n')
}

/** The account that the example shops come with (examples/load-staff.ts). */
export const exampleOwner = 'pemilik@etalase.example'

const stableMs = 60_000

/**
 * Starts again what ends by itself, however often: after a pause that doubles up to `maxPauseMs`, and
 * begins with the shortest again for a process that has run for a minute.
 */
export async function keepRunning(
	processes,
	{ pauseMs = 250, maxPauseMs = 30_000, now = Date.now, pause = sleep, starts = new Map() } = {},
) {
	while (true) {
		const exit = await processes.firstExit()
		if (processes.isStopping()) return exit
		const { at = 0, times = 0 } = starts.get(exit.name) ?? {}
		const failures = now() - at >= stableMs ? 0 : times
		const wait = Math.min(pauseMs * 2 ** failures, maxPauseMs)
		say(
			`The ${exit.name} ended by itself (${exit.how}); starting it again in ${secondsOf(wait)} s.`,
		)
		await pause(wait)
		if (processes.isStopping()) return exit
		starts.set(exit.name, { at: now(), times: failures + 1 })
		processes.restart(exit.member)
	}
}

function secondsOf(ms) {
	return Number((ms / 1_000).toFixed(1))
}
