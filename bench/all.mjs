import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs all measurements with a goal sequentially: bytes, paints on a slow connection, requests per second and memory,
 * growth and orders, Lighthouse. With fewer rounds of speed, and a fifth of the orders of a full `growth` run, everything
 * takes 15 to 18 minutes.
 */
const commands = [
	{ name: 'bytes', args: ['bytes.mjs'] },
	{ name: 'slow line', args: ['slow-line.mjs'] },
	{ name: 'speed', args: ['speed.mjs'], env: { BENCH_ROUNDS: '3' } },
	{ name: 'growth', args: ['--import', 'tsx', 'growth.ts'], env: { BENCH_ORDERS: '200000' } },
	{ name: 'lighthouse', args: ['lighthouse.mjs', '--runs', '3'] },
]
const output = fileURLToPath(new URL('../reports/bench-all.json', import.meta.url))

const results = []
for (const command of commands) {
	console.log(`\n${command.name}`)
	const result = await run(command)
	results.push(result)
	console.log(
		`${command.name}: ${result.seconds} s${result.code === 0 ? '' : ', a goal was missed'}`,
	)
}
await mkdir(path.dirname(output), { recursive: true })
await writeFile(output, JSON.stringify(results, null, '\t'))
console.log(`Written to ${path.relative(process.cwd(), output)}.`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1

/** Runs a measurement; returns its output and duration. A missed goal does not stop the others. */
async function run({ name, args, env }) {
	const began = performance.now()
	const child = spawn(process.execPath, args, {
		cwd: fileURLToPath(new URL('.', import.meta.url)),
		env: { ...env, ...process.env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const lines = []
	child.stdout.on('data', (part) => {
		process.stdout.write(part)
		lines.push(part)
	})
	const [code] = await once(child, 'close')
	const printed = Buffer.concat(lines).toString('utf8').trimEnd().split('\n')
	return { name, code, seconds: Math.round((performance.now() - began) / 1000), printed }
}
