import { readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { importCycles } from './import-cycles.mjs'
import { inProject, Mistake, say } from './project.mjs'
import { Interruption, runNode } from './run.mjs'
import { readReport, tally } from './test-reports.mjs'
import { wireNamesInApp } from './wire-names.mjs'

const tools = {
	types: ['typescript/bin/tsc', '--noEmit'],
	lint: ['eslint/bin/eslint.js', '.'],
	format: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
}

/** Finds or installs the browser, and tells Playwright where it is. */
export const browserStage = {
	name: 'browser',
	run: async () => {
		process.env.ETALASE_CHROMIUM = await ensureChromium()
		say(process.env.ETALASE_CHROMIUM)
		return true
	},
}

/** What `npm start` runs is what the journeys test. */
export const buildStage = {
	name: 'build',
	run: async () => {
		await ensureBuilt()
		return true
	},
}

/** Types, lint, formatting: nothing runs, everything is read. */
export const staticStages = [
	{ name: 'types', run: () => runTool('types') },
	{ name: 'lint', run: lint },
	{ name: 'format', run: () => runTool('format') },
]

/** Rules and hops: in one process, on PGlite. */
export const unitStage = {
	name: 'unit and hop tests',
	runner: 'unit',
	run: () => runVitest('unit'),
}

/** Pages of the built shop over HTTP, without a browser. Needs the build. */
export const pageStage = { name: 'page tests', runner: 'page', run: () => runVitest('page') }

/** Money on a real PostgreSQL. */
export const moneyStage = { name: 'money tests', runner: 'money', run: () => runVitest('money') }

/** Two minutes of shoppers, faults and attacks on the built shop; `npm run storm` takes twenty. */
export const stormStage = { name: 'storm', runner: 'storm', run: () => runVitest('storm') }

/** The whole shop in Chromium, each journey with and without JavaScript. */
export const journeyStage = {
	name: 'journeys',
	runner: 'journeys',
	run: () => runModule('@playwright/test/cli.js', ['test']),
}

/**
 * Runs stages in order, going on after one that fails.
 * Returns every test that ran and the names of the stages that failed.
 */
export async function runStages(stages) {
	rmSync(inProject('reports'), { recursive: true, force: true })
	const tests = []
	const failed = []
	for (const stage of stages) {
		say(`\n── ${stage.name}`)
		const began = performance.now()
		const ok = await stage.run().catch(sayMistake)
		const own = stage.runner ? testsOf(stage.runner) : []
		tests.push(...own)
		if (!ok) failed.push(stage.name)
		// A runner that fails without a failed test still owes the count one.
		if (!ok && tally(own).failed === 0) tests.push({ title: stage.name, outcome: 'failed' })
		say(`── ${stage.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds(performance.now() - began)}`)
	}
	return { tests, failed }
}

function sayMistake(error) {
	if (!(error instanceof Mistake) || error instanceof Interruption) throw error
	say(error.message)
	return false
}

function testsOf(runner) {
	try {
		return readReport(runner)
	} catch (error) {
		if (error.code === 'ENOENT' || error instanceof SyntaxError) return []
		throw error
	}
}

/** The last lines of a run: what failed, and the count alone on its line. */
export function reportOutcome({ tests, failed }) {
	const { passed, failed: failures, skipped } = tally(tests)
	if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
	say(`${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
	return failed.length > 0 || failures > 0 ? 1 : 0
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

async function lint() {
	const names = wireNamesInApp()
	for (const line of names) say(`A wire name outside app/api: ${line}`)
	const cycles = importCycles()
	for (const files of cycles) say(`An import cycle: ${files.join(' → ')}`)
	return (await runTool('lint')) && names.length === 0 && cycles.length === 0
}

function runTool(name) {
	const [file, ...args] = tools[name]
	return runModule(file, args)
}

function runVitest(project) {
	return runModule('vitest/vitest.mjs', [
		'run',
		`--project=${project}`,
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=reports/${project}.json`,
	])
}

async function runModule(file, args) {
	const { ok } = await runNode(inProject('node_modules', file), args, {
		env: {
			NODE_ENV: undefined,
			FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
			// Playwright's own default is a folder in /tmp, which it leaves there.
			PWTEST_CACHE_DIR: inProject('.cache', 'playwright'),
		},
	})
	return ok
}

function seconds(milliseconds) {
	return `${(milliseconds / 1000).toFixed(1)} s`
}
