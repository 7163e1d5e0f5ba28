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
import { fileURLToPath } from 'node:url'
import { mutations } from './mutations.mjs'

/**
 * Takes each guard of money away in turn, in a copy of the sources, and asks its test, which must fail: a guard that
 * nothing misses is not tested. `npm run mutate`, or with words of the guards wanted. Prints a table; exit code 1 when
 * a guard was not missed or its test fails without a change.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(path.join(os.tmpdir(), 'etalase-mutate-'))
const words = process.argv.slice(2)
const wanted = mutations.filter(({ guard }) => words.every((word) => guard.includes(word)))
const migrations = 'website-api/db/migrations'
const lastMigration = lastOf(
	readdirSync(path.join(root, migrations))
		.filter((name) => name.endsWith('.sql'))
		.sort(),
)

try {
	copySources()
	const sound = new Map()
	const rows = wanted.map((mutation) => {
		const key = `${mutation.test} ${mutation.only}`
		if (!sound.has(key)) sound.set(key, passes(mutation))
		const result = !sound.get(key) ? 'BROKEN TEST' : verdict(mutation)
		console.log(`${result.padEnd(11)}  ${mutation.guard}`)
		return { ...mutation, result }
	})
	console.log(`\n${tableOf(rows)}`)
	const missed = rows.filter(({ result }) => result === 'red').length
	console.log(`\n${missed} of ${rows.length} guards are missed when they are gone.`)
	if (missed < rows.length) process.exitCode = 1
} finally {
	rmSync(copy, { recursive: true, force: true })
}

function copySources() {
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
	for (const file of files.split('\0').filter(Boolean)) {
		cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
	}
	symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

function verdict(mutation) {
	const file = mutation.file ?? `${migrations}/${lastMigration}`
	const before = read(copy, file)
	const after = mutation.drop
		? `${before}\n--> statement-breakpoint\n${mutation.drop};\n`
		: once(before, mutation)
	if (after === undefined) return 'NOT FOUND'
	writeFileSync(path.join(copy, file), after)
	try {
		return passes(mutation) ? 'NOT MISSED' : 'red'
	} finally {
		writeFileSync(path.join(copy, file), before)
	}
}

function once(text, { find, replace }) {
	return text.split(find).length === 2 ? text.replace(find, () => replace) : undefined
}

/** Whether the test ran and passed. */
function passes({ project = 'money', test, only }) {
	const report = path.join(copy, 'mutate-report.json')
	rmSync(report, { force: true })
	const args = ['vitest', 'run', `--project=${project}`, test, '-t', only]
	const told = ['--reporter=json', `--outputFile=${report}`]
	spawnSync('npx', [...args, ...told], { cwd: copy, stdio: 'ignore', timeout: 600_000 })
	if (!existsSync(report)) return false
	const { success, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
	return success && numPassedTests > 0
}

function tableOf(rows) {
	const lines = rows.map(
		({ guard, result, test, only }) => `| ${guard} | \`${test}\`: ${only} | ${result} |`,
	)
	return ['| taken away | test | result |', '| --- | --- | --- |', ...lines].join('\n')
}

function lastOf(entries) {
	return entries.reduce((one, other) => (one.when > other.when ? one : other))
}

function read(folder, file) {
	return readFileSync(path.join(folder, file), 'utf8')
}
