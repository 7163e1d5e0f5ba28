import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { inProject, UsageError, readIfPresent, runCommand, say } from './project.mjs'
import { runNode } from './run.mjs'
import { digestOfSources } from './sources.mjs'
import { threadEntries } from './threads.mjs'

const buildFolder = inProject('build')
const stampFile = inProject('build', '.stamp')

const programs = {
	storefront: 'server/main.ts',
	admin: 'server/admin/main.ts',
	'website-api': 'website-api/main.ts',
	etalase: 'website-api/cli/main.ts',
	'simulated-provider': 'examples/simulated-gateway/main.ts',
}

/** Makes build/ fit the sources; does nothing when it already does. */
export async function ensureBuilt() {
	if (isBuildCurrent()) return
	await withLock(async () => {
		if (!isBuildCurrent()) await build()
	})
}

/** Whether build/ fits the sources. */
export function isBuildCurrent(digest = digestOfSources()) {
	return readIfPresent(stampFile) === digest
}

/** Builds everything that `npm start` runs, from nothing. */
async function build() {
	const digest = digestOfSources()
	const began = performance.now()
	say('Building the shop …')
	await rm(buildFolder, { recursive: true, force: true })
	await mkdir(buildFolder, { recursive: true })
	await buildPages('vite.config.ts')
	await buildPages('vite.admin.config.ts')
	await Promise.all([
		bundle({ ...programs, ...threadEntries() }, 'build'),
		copyMigrations(inProject('build')),
		compressFolder(inProject('build', 'client')),
		compressFolder(inProject('build', 'admin', 'client')),
	])
	await writeFile(stampFile, digest)
	say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** The pages of one application, as its Vite configuration says. */
async function buildPages(config) {
	const remix = inProject('node_modules', '@remix-run', 'dev', 'dist', 'cli.js')
	const result = await runNode(remix, ['vite:build', '--config', config], {
		quiet: true,
		env: { NODE_ENV: 'production' },
	})
	if (!result.ok)
		throw new UsageError(`${result.output}\nThe pages could not be built; the reason is above.`)
}

/** One file per entry point; packages stay in node_modules, our own modules go in. */
export async function bundle(entryPoints, outdir) {
	const esbuild = await import('esbuild')
	await esbuild
		.build({
			absWorkingDir: inProject(),
			entryPoints,
			outdir,
			outExtension: { '.js': '.mjs' },
			bundle: true,
			// What is imported on demand, the example data, becomes a file of its own.
			splitting: true,
			packages: 'external',
			platform: 'node',
			format: 'esm',
			target: 'node20',
			jsx: 'automatic',
			sourcemap: true,
			sourcesContent: false,
			logLevel: 'warning',
		})
		.catch(() => {
			throw new UsageError('The programs could not be bundled; the reason is above.')
		})
}

/** Copies the migrations to where the programs look for them. */
export async function copyMigrations(folder) {
	const migrations = inProject('website-api', 'db', 'migrations')
	if (existsSync(migrations))
		await cp(migrations, path.join(folder, 'migrations'), { recursive: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await runCommand(async () => {
		await ensureInstalled()
		await withLock(build)
	})
}
