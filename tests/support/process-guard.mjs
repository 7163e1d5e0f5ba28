// Owns one temporary folder and the programs that work in it, and outlives the test run just long enough to stop the
// program and delete the folder. The test run writes the programs to stdin, as one line of JSON; stdin closes when the
// test run ends, for whatever reason.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

const folder = process.argv[2]
let running
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
const lines = createInterface({ input: process.stdin })
lines.once('line', (line) => void runSequentially(JSON.parse(line)))
lines.once('close', stop)

/** Runs every program but the last to completion, then the last one until it is stopped. */
async function runSequentially(programs) {
	for (const program of programs) {
		const code = await run(program)
		if (stopping) return finish(0)
		if (code !== 0) process.exit(code)
	}
	process.exit(0)
}

async function run({ program, args, env, uid, gid, logFile, stopSignal, stopTimeoutMs }) {
	const log = openSync(logFile ?? path.join(folder, 'log'), 'a')
	const child = spawn(program, args, { cwd: folder, env, uid, gid, stdio: ['ignore', log, log] })
	running = { child, stopSignal, stopTimeoutMs }
	if (child.pid) writeFileSync(path.join(folder, 'pid'), String(child.pid))
	try {
		const [code] = await once(child, 'exit')
		return code ?? 1
	} catch {
		return 127
	} finally {
		running = undefined
	}
}

function stop() {
	if (stopping) return
	stopping = true
	if (!running) return finish(0)
	const { child, stopSignal, stopTimeoutMs } = running
	child.kill(stopSignal)
	setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs).unref()
}

function finish(code) {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	process.exit(code)
}
