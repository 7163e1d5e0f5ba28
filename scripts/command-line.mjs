import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundle, copyMigrations, isBuildCurrent } from './build.mjs'
import { inProject } from './project.mjs'
import { digestOfSources } from './sources.mjs'
import { threadEntries } from './threads.mjs'

const folder = inProject('.cache', 'command-line')
const day = 24 * 60 * 60 * 1000

/** The program of the command line: that of a current build, else bundled alone, which takes about a second. */
export async function ensureCommandLine() {
	const digest = digestOfSources()
	if (isBuildCurrent(digest)) return inProject('build', 'etalase.mjs')
	const finished = path.join(folder, digest)
	if (!existsSync(finished)) await bundleInto(finished)
	return path.join(finished, 'etalase.mjs')
}

// Without the lock of builds: help must not wait for one. The bundle appears whole, by a rename.
async function bundleInto(finished) {
	await mkdir(folder, { recursive: true })
	await removeOldBundles()
	const unfinished = await mkdtemp(path.join(folder, 'new-'))
	await bundle({ etalase: 'website-api/cli/main.ts', ...threadEntries() }, unfinished)
	await copyMigrations(unfinished)
	await rename(unfinished, finished).catch(async (error) => {
		await rm(unfinished, { recursive: true, force: true })
		// Another command bundled the same at the same time.
		if (!existsSync(finished)) throw error
	})
}

// Of earlier sources; a command that still runs may need its threads.
async function removeOldBundles() {
	for (const name of await readdir(folder)) {
		const one = path.join(folder, name)
		const made = await stat(one).catch(() => undefined)
		if (made && Date.now() - made.mtimeMs > day) await rm(one, { recursive: true, force: true })
	}
}
