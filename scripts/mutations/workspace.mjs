import { execFileSync, spawnSync } from 'node:child_process'
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inProject, projectRoot } from '../project.mjs'
import { testsIn } from '../test-reports.mjs'
import { mutated } from './mutation.mjs'

/** Longer than any test file takes: a mutation may make a test wait for ever. */
const timeLimitMs = 600_000

/** A copy of the sources in which mutations are made and tests run, so that nobody's files are touched. */
export function createWorkspace() {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'etalase-mutate-'))
	copySources(folder)

	/** Makes a mutation, runs `act`, and restores the file. */
	function withMutation(mutation, act) {
		const file = path.join(folder, mutation.file ?? lastMigrationFile(folder))
		const before = readFileSync(file, 'utf8')
		writeFileSync(file, mutated(before, mutation))
		try {
			return act()
		} finally {
			writeFileSync(file, before)
		}
	}

	/** The results of those tests in `files` whose title has one of `titles`, `{ title, outcome }`. */
	function runTests(project, files, titles) {
		const pattern = titles.map(escaped).join('|')
		const tests =
			project === 'journey' ? runJourneys(files, pattern) : runVitest(project, files, pattern)
		return tests.filter(({ title }) => titles.some((part) => title.includes(part)))
	}

	function runVitest(project, files, pattern) {
		if (project === 'page') build()
		const report = path.join(folder, 'mutate-report.json')
		rmSync(report, { force: true })
		const output = ['--reporter=json', `--outputFile=${report}`]
		const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
		runNode([vitest, 'run', `--project=${project}`, ...files, '-t', pattern, ...output])
		return existsSync(report) ? testsIn(JSON.parse(readFileSync(report, 'utf8'))) : []
	}

	function runJourneys(files, pattern) {
		build()
		const report = path.join(folder, 'reports', 'journeys.json')
		rmSync(report, { force: true })
		const playwright = path.join('node_modules', '@playwright', 'test', 'cli.js')
		runNode([playwright, 'test', '--project=script*', ...files, '-g', pattern])
		return existsSync(report) ? testsIn(JSON.parse(readFileSync(report, 'utf8'))) : []
	}

	function build() {
		// `npm run build` would also install packages: into the project's own folder, which the copy shares.
		const script = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
		const { status } = runNode(['--eval', script])
		if (status !== 0) throw new Error('The mutated shop could not be built.')
	}

	function runNode(args) {
		return spawnSync(process.execPath, args, {
			cwd: folder,
			stdio: 'ignore',
			timeout: timeLimitMs,
		})
	}

	return {
		withMutation,
		runTests,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}

function copySources(folder) {
	const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
	const files = execFileSync('git', listed, { cwd: projectRoot, encoding: 'utf8' })
	for (const file of files.split('\0').filter((name) => name && existsSync(inProject(name)))) {
		cpSync(inProject(file), path.join(folder, file))
	}
	symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'))
	// The migrated database that unit tests start from takes a while to build.
	const snapshots = path.join('.cache', 'pglite')
	if (existsSync(inProject(snapshots))) {
		cpSync(inProject(snapshots), path.join(folder, snapshots), { recursive: true })
	}
}

/** Where a statement of `drop` is added. */
function lastMigrationFile(folder) {
	const migrations = path.join('website-api', 'db', 'migrations')
	const files = readdirSync(path.join(folder, migrations), { recursive: true })
	const names = files.filter((name) => name.endsWith('.sql'))
	return path.join(migrations, names.sort().at(-1))
}

function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
