import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { inProject, UsageError, readIfPresent, say } from './project.mjs'
import { run } from './run.mjs'

const stampFile = inProject('node_modules', '.etalase-install')

/** Makes node_modules what package-lock.json says; does nothing when it already is. */
export async function ensureInstalled() {
	if (readIfPresent(stampFile) === wantedStamp()) return
	await withLock(async () => {
		if (readIfPresent(stampFile) === wantedStamp()) return
		if (!matchesLockfile()) await install()
		writeFileSync(stampFile, wantedStamp())
	})
}

/** Whether node_modules is what package-lock.json says. */
export function isInstalled() {
	return readIfPresent(stampFile) === wantedStamp() || matchesLockfile()
}

function wantedStamp() {
	return createHash('sha256')
		.update(readIfPresent(inProject('package-lock.json')) ?? '')
		.update(`${process.platform} ${process.arch}`)
		.digest('hex')
}

async function install() {
	say('Installing packages (npm ci) …')
	const [program, args] = npm()
	const result = await run(
		program,
		[...args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
		{ quiet: true, env: cleanNpmEnvironment() },
	)
	if (result.ok) return
	throw new UsageError(
		`${result.output}\nThe packages could not be installed; npm's words are above.`,
	)
}

// npm hands its own command line down in the environment; `--prefix` would be resolved a second time.
function cleanNpmEnvironment() {
	const settings = [
		'prefix',
		'local_prefix',
		'omit',
		'production',
		'workspace',
		'workspaces',
		'global',
	]
	return Object.fromEntries(
		[...settings.map((name) => `npm_config_${name}`), 'NODE_ENV'].map((name) => [name, undefined]),
	)
}

/** The npm that started this command, else the one on the path. */
function npm() {
	const running = process.env.npm_execpath
	if (running && path.basename(running) === 'npm-cli.js') return [process.execPath, [running]]
	const beside = path.join(
		path.dirname(process.execPath),
		'node_modules',
		'npm',
		'bin',
		'npm-cli.js',
	)
	return existsSync(beside) ? [process.execPath, [beside]] : ['npm', []]
}

/** Whether what npm wrote down after its last complete install is what the lockfile asks for. */
function matchesLockfile() {
	const installed = packagesIn(inProject('node_modules', '.package-lock.json'))
	const wanted = packagesIn(inProject('package-lock.json'))
	if (!installed || !wanted) return false
	return Object.entries(wanted).every(([place, entry]) => {
		if (place === '') return true
		const have = installed[place]
		if (!have) return entry.optional === true
		return have.version === entry.version && have.integrity === entry.integrity
	})
}

function packagesIn(lockfile) {
	const text = readIfPresent(lockfile)
	return text === undefined ? undefined : JSON.parse(text).packages
}
