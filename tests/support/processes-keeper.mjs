// Runs one program for a test run and outlives it just long enough to end the program and delete its
// folder. The test run holds the other end of stdin: when that run is killed, even with SIGKILL,
// stdin ends, and nothing stays behind.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import path from 'node:path'

const { program, args, env, uid, gid, stopSignal, patience, folder } = JSON.parse(process.argv[2])
const log = openSync(path.join(folder, 'log'), 'a')
const child = spawn(program, args, { cwd: folder, env, uid, gid, stdio: ['ignore', log, log] })

let stopping = false
function stop() {
	if (stopping) return
	stopping = true
	child.kill(stopSignal)
	setTimeout(() => child.kill('SIGKILL'), patience).unref()
}

function finish(code) {
	if (stopping) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	process.exit(stopping ? 0 : code)
}

child.on('error', () => finish(127))
child.on('exit', (code) => finish(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
process.stdin.on('end', stop).on('error', stop).resume()
