import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startedProcesses } from './processes.mjs'
import { keepRunning } from './shop.mjs'

let folder
let processes
beforeEach(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-restart-'))
	processes = startedProcesses()
})
afterEach(async () => {
	await processes.stop()
	await rm(folder, { recursive: true })
})

/** A program that writes down each of its starts; `code` is run after that. */
async function program(code) {
	const file = path.join(folder, 'program.mjs')
	const starts = JSON.stringify(path.join(folder, 'starts'))
	await writeFile(
		file,
		`import { appendFileSync } from 'node:fs'\nappendFileSync(${starts}, process.pid + '\\n')\n${code}\n`,
	)
	return [file]
}

async function startsSoFar() {
	const text = await readFile(path.join(folder, 'starts'), 'utf8').catch(() => '')
	return text.split('\n').filter(Boolean).map(Number)
}

async function untilStarts(count) {
	while ((await startsSoFar()).length < count) {
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
	return startsSoFar()
}

test('a process that is killed is started again in its place', async () => {
	processes.start('clock', await program('setInterval(() => {}, 1000)'), {})
	const ended = keepRunning(processes, { pauseMs: 1 })
	const [first] = await untilStarts(1)
	process.kill(first, 'SIGKILL')
	const [, second] = await untilStarts(2)
	expect(second).not.toBe(first)
	await processes.stop()
	expect(await ended).toMatchObject({ name: 'clock' })
	expect(await startsSoFar()).toHaveLength(2)
})

test('one that keeps ending is given up at the fifth time', async () => {
	processes.start('clock', await program('process.exit(3)'), {})
	expect(await keepRunning(processes, { pauseMs: 1 })).toMatchObject({
		name: 'clock',
		how: 'exit code 3',
	})
	expect(await startsSoFar()).toHaveLength(5)
})
