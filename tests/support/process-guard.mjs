// Keeps one temporary folder and the programs that work in it, and outlives the test run just long
// enough to end the program and delete the folder. The test run holds the other end of stdin: it
// writes one line of JSON, the programs to run, and when it ends, however it ends, stdin ends too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

const folder = process.argv[2]
let running
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
const lines = createInterface({ input: process.stdin })
lines.once('line', (line) => void runInTurn(JSON.parse(line)))
lines.once('close', stop)

/** Runs every program but the last to a good end, then the last for as long as it is wanted. */
async function runInTurn(programs) {
	for (const program of programs) {
		const code = await run(program)
		if (stopping) return finish(0)
		if (code !== 0) process.exit(code)
	}
	process.exit(0)
}

async function run({ program, args, env, uid, gid, stopSignal, stopTimeoutMs }) {
	const log = openSync(path.join(folder, 'log'), 'a')
	const child = spawn(program, args, { cwd: folder, env, uid, gid, stdio: ['ignore', log, log] })
	running = { child, stopSignal, stopTimeoutMs }
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
