import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { MissingProgram } from '#deploy/cluster/programs.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
/** Code that has this file serves beside newer migrations (docs/decisions/0061). */
const ruleFile = 'website-api/db/applied-migrations.ts'

export type OldVersion = { commit: string; build: string; remove(): Promise<void> }

/**
 * Builds the version before in a folder of its own: ETALASE_TEST_OLD_VERSION, else the newest tag, else the commit before the
 * newest migration. @throws MissingProgram without a history that has one
 */
export async function buildOldVersion(): Promise<OldVersion> {
	const commit = process.env.ETALASE_TEST_OLD_VERSION ?? newestTag() ?? beforeNewestMigration()
	if (!commit || !has(commit, ruleFile)) {
		throw new MissingProgram('there is no earlier version that serves beside newer migrations')
	}
	const cache = path.join(project, '.cache')
	await mkdir(cache, { recursive: true })
	const folder = await mkdtemp(path.join(cache, 'old-version-'))
	const remove = () => rm(folder, { recursive: true, force: true })
	try {
		const archive = execFileSync('git', ['archive', commit], { cwd: project, maxBuffer: 2 ** 29 })
		execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
		installPackages(folder)
		execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' })
	} catch (error) {
		await remove()
		throw error
	}
	return { commit, build: path.join(folder, 'build'), remove }
}

/** The same packages are linked, others installed. */
function installPackages(folder: string) {
	const lock = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8')
	if (lock(folder) === lock(project)) {
		execFileSync('cp', ['-al', path.join(project, 'node_modules'), folder])
	} else {
		execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
	}
}

function git(...args: string[]): string | undefined {
	if (!existsSync(path.join(project, '.git'))) return undefined
	try {
		return execFileSync('git', args, { cwd: project, stdio: 'pipe', encoding: 'utf8' }).trim()
	} catch {
		return undefined
	}
}

const newestTag = () => git('describe', '--tags', '--abbrev=0', '--match', 'v*')

function beforeNewestMigration(): string | undefined {
	const added = ['--diff-filter=A', '--format=%H', '-1', '--', 'website-api/db/migrations']
	const newest = git('log', ...added)
	return newest ? git('rev-parse', '--verify', `${newest}^`) : undefined
}

function has(commit: string, file: string): boolean {
	return git('cat-file', '-e', `${commit}:${file}`) !== undefined
}
