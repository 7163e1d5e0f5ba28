import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError, projectRoot } from './project.mjs'

/**
 * What the environment says about a run; an empty variable counts as absent.
 * A relative ETALASE_DATA is taken from the project's folder, not from the caller's.
 */
export function readSettings(env = process.env) {
	return {
		port: portFrom(env, 'PORT', 3000),
		adminPort: portFrom(env, 'ADMIN_PORT', 3100),
		apiPort: portFrom(env, 'WEBSITE_API_PORT', 4000),
		apiUrl: env.WEBSITE_API_URL || undefined,
		simulationPort: portFrom(env, 'SIMULATION_PORT', 4100),
		hasSimulation: hasSimulation(env),
		data: path.resolve(projectRoot, env.ETALASE_DATA || 'data'),
		secret: env.ETALASE_SECRET || undefined,
		hasSecretFile: Boolean(env.ETALASE_SECRET_FILE),
	}
}

/**
 * Whether the simulated payment provider runs: beside the example shops (as `seed` of website-api/settings.ts) and
 * nowhere else, unless another is named.
 */
function hasSimulation(env) {
	if (env.WEBSITE_API_URL || env.ETALASE_SIMULATED_PROVIDER) return false
	return (env.ETALASE_SEED || (env.DATABASE_URL || env.ETALASE_CELL ? 'no' : 'yes')) === 'yes'
}

// Ports that browsers and Node's own fetch refuse to call (Fetch standard, "port blocking"), beyond 1023.
const blocked = [
	1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
	6679, 6697, 10080,
]

function portFrom(env, name, fallback) {
	const text = env[name] || String(fallback)
	const port = Number(text)
	if (blocked.includes(port)) {
		throw new UsageError(`${name} is ${port}, which browsers refuse to call. Choose another port.`)
	}
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port
	throw new UsageError(`${name} must be a port number from 1 to 65535, but it is "${text}".`)
}

/** The secret that seals cookies: made once per data folder, readable by its owner alone. */
export function secretOf(data) {
	mkdirSync(data, { recursive: true, mode: 0o700 })
	const file = path.join(data, 'secret')
	try {
		writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
	} catch (error) {
		if (error.code !== 'EEXIST') throw error
		chmodSync(file, 0o600)
	}
	const secret = readFileSync(file, 'utf8').trim()
	if (secret.length >= 32) return secret
	throw new UsageError(
		`${file} should hold a secret of 32 or more characters. Delete it to get a new one.`,
	)
}
