import { readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureOperatorsPrograms } from './operators-programs.mjs'
import { inProject, UsageError, say } from './project.mjs'
import { Interruption, run, runNode } from './run.mjs'
import { readErrors, readReport, readTimes, tally } from './test-reports.mjs'

const tools = {
	types: [
		'typescript-native/bin/tsc',
		'--noEmit',
		'--incremental',
		'--tsBuildInfoFile',
		'.cache/types.tsbuildinfo',
		// Several checkers check the same types anew, and the other processor has the build.
		'--checkers',
		'1',
	],
	// The version that editors and typescript-eslint take from the packages, which is several times slower.
	editorTypes: [
		'typescript/bin/tsc',
		'--noEmit',
		'--incremental',
		'--tsBuildInfoFile',
		'.cache/editor-types.tsbuildinfo',
	],
	lint: ['oxlint/bin/oxlint', '--config', 'oxlint.config.mjs', '--deny-warnings', '--quiet', '.'],
	// Prints the names of files that `npm run format` would change.
	format: ['oxfmt/bin/oxfmt', '--list-different'],
	unused: ['knip/bin/knip.js'],
	imports: [
		'dependency-cruiser/bin/dependency-cruise.mjs',
		'--config',
		'dependency-cruiser.config.js',
		'--output-type',
		'err',
		'admin',
		'app',
		'contract',
		'examples',
		'process',
		'server',
		'web',
		'website-api',
	],
}

/** The native compiler keeps almost all that it allocates, so that to look for garbage costs a sixth of its time for nothing. */
const nativeCompiler = { GOGC: '400' }

/**
 * One part of `npm test`. `run` returns whether it succeeded, or that and what it printed, where it prints nothing
 * itself. `runner` names its JSON report.
 *
 * @typedef {{ name: string, runner?: string, run: () => Promise<boolean | { ok: boolean, output: string }> }} Stage
 */

/** Finds or installs the browser, and tells Playwright where it is. */
export const browserStage = {
	name: 'browser',
	run: async () => {
		process.env.ETALASE_CHROMIUM = await ensureChromium()
		say(process.env.ETALASE_CHROMIUM)
		return true
	},
}

/** Finds or unpacks the programs that check the files of deploy/. */
export const programsStage = { name: 'programs of operators', run: ensureOperatorsPrograms }

/** What `npm start` runs is what the journeys test. */
export const buildStage = {
	name: 'build',
	run: async () => {
		await ensureBuilt()
		return true
	},
}

/** The long checks of the sources, which take about as long as the build and the short ones. */
export const longStaticStages = [
	{ name: 'types', run: checkTypes },
	{ name: 'lint', run: lint },
]

/** That editors show no error which the check does not have; only what changed since the last run is checked. */
export const editorTypesStage = { name: 'types in editors', run: () => runTool('editorTypes') }

/** The short checks of the sources. */
export const shortStaticStages = [
	{ name: 'format', run: () => runTool('format') },
	{ name: 'imports', run: () => runTool('imports') },
	{ name: 'unused code', run: () => runTool('unused') },
]

/** Rules and hops, without a browser; `all`: with the full numbers of repetitions, and every database a PGlite. */
export function unitStage({ all = false } = {}) {
	const env = { ...sizes(all), ...database(all) }
	const run = () => runVitest('unit', { projects: ['unit', 'isolated'], env })
	return { name: 'unit and hop tests', runner: 'unit', run }
}

/**
 * Pages of the built shop over HTTP, without a browser; `all`: every address of every sitemap, on a PGlite. Needs the
 * build.
 */
export function pageStage({ all = false } = {}) {
	const run = () => runVitest('page', { env: { ...sizes(all), ...database(all) } })
	return { name: 'page tests', runner: 'page', run }
}

/** Money on a real PostgreSQL; `all`: with the full numbers of repetitions. */
export function moneyStage({ all = false } = {}) {
	const run = () => runVitest('money', { env: sizes(all) })
	return { name: 'money tests', runner: 'money', run }
}

/** Read by tests/support/sizes.ts. */
function sizes(all) {
	return { ETALASE_FULL_SIZES: all ? '1' : undefined }
}

/** Read by tests/support/test-database.ts and the set-ups of the built shop (tests/support/global-shop*.ts). */
function database(all) {
	return all ? { ETALASE_TEST_DATABASE: 'pglite' } : {}
}

/**
 * Eight seconds of shoppers, faults and attacks on the built shop; `npm run storm` takes twenty minutes. `all`: a minute,
 * and more shoppers.
 */
export function stormStage({ all = false } = {}) {
	return { name: 'storm', runner: 'storm', run: () => runVitest('storm', { env: sizes(all) }) }
}

/** The shop in Chromium; `all`: the full crossing of languages, script, shops and looks, on a PGlite. */
export function journeyStage({ all = false } = {}) {
	const env = { ETALASE_ALL_JOURNEYS: all ? '1' : undefined, ...database(all) }
	return {
		name: 'journeys',
		runner: 'journeys',
		run: async () => (await runModule('@playwright/test/cli.js', ['test'], { env })).ok,
	}
}

/** Maintenance and incidents on really started processes; those whose programs are not installed say so. */
export const drillStage = {
	name: 'drills',
	run: async () => {
		const args = ['--import', 'tsx', inProject('deploy', 'drills', 'run.ts')]
		return (await run(process.execPath, args)).ok
	},
}

/**
 * Runs steps in order, going on after one that fails. A step is a stage, or several lists of stages that run side by
 * side. Returns every test that ran, the names of the stages that failed, and how long each stage took.
 *
 * @param {(Stage | Stage[][])[]} steps
 */
export async function runStages(steps) {
	rmSync(inProject('reports'), { recursive: true, force: true })
	// Of one run only: a stored module does not notice a new file among those that it looks for by a pattern.
	rmSync(transformed, { recursive: true, force: true })
	const outcome = { tests: [], failed: [], times: [] }
	for (const step of steps) {
		if (!Array.isArray(step)) {
			say(`\n── ${step.name}`)
			await runStage(step, outcome)
			continue
		}
		const lists = step.map((list) => list.map(({ name }) => name).join(', '))
		say(`\n── side by side: ${lists.join(' | ')}`)
		await Promise.all(
			step.map(async (list) => {
				for (const stage of list) await runStage(stage, outcome)
			}),
		)
	}
	return outcome
}

async function runStage(stage, { tests, failed, times }) {
	const began = performance.now()
	const result = await stage.run().catch(failureOf)
	const ok = result === true || result.ok === true
	const milliseconds = performance.now() - began
	const own = stage.runner ? testsOf(stage.runner) : []
	tests.push(...own)
	times.push({ name: stage.name, milliseconds })
	if (!ok) failed.push(stage.name)
	// A runner that fails without a failed test still owes the count one.
	if (!ok && tally(own).failed === 0) {
		const message = stage.runner ? readErrors(stage.runner).join('\n') : undefined
		tests.push({ title: stage.name, outcome: 'failed', message })
	}
	if (result.output) say(result.output.trimEnd())
	say(`── ${stage.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds(milliseconds)}`)
}

function failureOf(error) {
	if (!(error instanceof UsageError) || error instanceof Interruption) throw error
	return { ok: false, output: error.message }
}

function testsOf(runner) {
	try {
		return readReport(runner)
	} catch (error) {
		if (error.code === 'ENOENT' || error instanceof SyntaxError) return []
		throw error
	}
}

/** The last lines of a run: what took how long, what failed, and the count alone on its line. */
export function reportOutcome({ tests, failed, times }) {
	const { passed, failed: failures, skipped } = tally(tests)
	say('Time by stage:')
	for (const { name, milliseconds } of times) say(`  ${inColumn(milliseconds)}  ${name}`)
	const slowest = readTimes().slice(0, 10)
	if (slowest.length > 0) say('Slowest test files:')
	for (const { file, milliseconds } of slowest) say(`  ${inColumn(milliseconds)}  ${file}`)
	for (const test of tests) if (test.outcome === 'failed') say(describeFailure(test))
	if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
	say(`${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
	return failed.length > 0 || failures > 0 ? 1 : 0
}

/** A failed test with the beginning of what it printed: the whole is far above, where its stage ran. */
function describeFailure({ title, message = '' }) {
	const lines = message.split('\n').slice(0, 12)
	return [`Failed test: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Says on which PostgreSQL the money tests ran, and that none was left out. */
export function reportMoney(tests) {
	const { passed, failed, skipped } = tally(tests.filter(({ runner }) => runner === 'money'))
	const failures = failed > 0 ? `${failed} failed, ` : ''
	say(
		`money tests on PostgreSQL ${postgresVersion()}: ${passed} passed, ${failures}${skipped} skipped`,
	)
}

function postgresVersion() {
	try {
		return readFileSync(inProject('reports', 'postgres-version'), 'utf8').trim()
	} catch {
		return '(did not start)'
	}
}

/**
 * After errors, what the native compiler remembers is deleted: it would go on to report the error of a text that was
 * missing, since it looks again only at files that changed, and JSON files are none of those when there were errors.
 */
async function checkTypes() {
	const result = await runTool('types', nativeCompiler)
	if (!result.ok) rmSync(inProject('.cache', 'types.tsbuildinfo'), { force: true })
	return result
}

async function lint() {
	const args = ['--import', 'tsx', inProject('scripts', 'source-faults.ts')]
	const faults = await run(process.execPath, args, { quiet: true })
	const { ok, output } = await runTool('lint')
	return { ok: ok && faults.ok, output: `${faults.output}${output}` }
}

function runTool(name, env = {}) {
	const [file, ...args] = tools[name]
	return runModule(file, args, { quiet: true, env })
}

/** Modules as Vitest transformed them, which the stages share. */
const transformed = inProject('.cache', 'vitest')

/** Writes the report `reports/{runner}.json`. */
async function runVitest(runner, { projects = [runner], env = {} } = {}) {
	const { ok } = await runModule(
		'vitest/vitest.mjs',
		[
			'run',
			...projects.map((project) => `--project=${project}`),
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=reports/${runner}.json`,
			'--reporter=./scripts/vitest-reporter.ts',
			'--experimental.fsModuleCache',
		],
		{
			env: {
				...env,
				ETALASE_RUN_DETAILS: inProject('reports', 'details', `${runner}.json`),
				ETALASE_TEST_MODULE_CACHE: transformed,
			},
		},
	)
	return ok
}

function runModule(file, args, { env = {}, quiet = false } = {}) {
	return runNode(inProject('node_modules', file), args, {
		quiet,
		env: {
			NODE_ENV: undefined,
			FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
			// Playwright's own default is a folder in /tmp, which it leaves there.
			PWTEST_CACHE_DIR: inProject('.cache', 'playwright'),
			...env,
		},
	})
}

function seconds(milliseconds) {
	return `${(milliseconds / 1000).toFixed(1)} s`
}

function inColumn(milliseconds) {
	return seconds(milliseconds).padStart(9)
}
