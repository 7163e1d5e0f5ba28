import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeReport, reportFile, tableOf } from './rows.mjs'

/**
 * Runs all measurements with a goal sequentially: bytes, paints on a slow connection, work of a cheap phone, requests per
 * second and memory, growth and orders, Lighthouse. With fewer rounds of speed, and a fifth of the orders of a full `growth` run, everything
 * takes less than 15 minutes. The table of all rows ends the output.
 */
const commands = [
	{ name: 'bytes', args: ['bytes.mjs'] },
	{ name: 'slow-line', args: ['slow-line.mjs'] },
	{ name: 'phone', args: ['phone.mjs'], env: { BENCH_ROUNDS: '3' } },
	{ name: 'speed', args: ['--import', 'tsx', 'speed.mjs'], env: { BENCH_ROUNDS: '3' } },
	{ name: 'growth', args: ['--import', 'tsx', 'growth.ts'], env: { BENCH_ORDERS: '200000' } },
	{ name: 'lighthouse', args: ['lighthouse.mjs'] },
]

const results = []
for (const command of commands) {
	console.log(`\n${command.name}`)
	const result = await run(command)
	results.push(result)
	const { seconds, code, rows } = result
	const failure = rows.length === 0 ? ', FAILED' : code === 0 ? '' : ', a goal was missed'
	console.log(`${command.name}: ${seconds} s${failure}`)
}
const rows = results.flatMap((result) => result.rows)
const missed = rows.filter(({ met }) => met === false)
console.log(`\n${tableOf(rows).join('\n')}`)
for (const { name, rows } of results) if (rows.length === 0) console.log(`${name} failed.`)
const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
const judged = rows.filter(({ goal }) => goal).length
console.log(
	`${judged - missed.length} of ${judged} goals met; ${(seconds / 60).toFixed(1)} minutes.`,
)
await mkdir(path.dirname(reportFile('all')), { recursive: true })
await writeFile(reportFile('all'), JSON.stringify({ seconds, results }, null, '\t'))
console.log('Written to reports/bench-all.json.')
process.exitCode = results.every(({ code }) => code === 0) && missed.length === 0 ? 0 : 1

/** Runs a measurement; returns its rows and duration. A missed goal does not stop the others. */
async function run({ name, args, env }) {
	await removeReport(name)
	const began = performance.now()
	const child = spawn(process.execPath, args, {
		cwd: fileURLToPath(new URL('.', import.meta.url)),
		env: { ...env, ...process.env },
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	const [code] = await once(child, 'close')
	return {
		name,
		code,
		seconds: Math.round((performance.now() - began) / 1000),
		rows: await rowsOf(name),
	}
}

/** The rows of the report that a measurement wrote; none if it failed. */
async function rowsOf(name) {
	try {
		return JSON.parse(await readFile(reportFile(name), 'utf8')).rows
	} catch {
		return []
	}
}
