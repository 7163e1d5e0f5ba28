import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startedProcesses } from './processes.mjs'
import { EXAMPLE_STAFF_EMAIL } from '#examples/load-staff.ts'
import { exampleOwner, keepRunning, logLevelOf, readyText } from './shop.mjs'

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

test('a killed process is restarted in its place', async () => {
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

/** The pauses before the restarts of a process that lives as long as each of these, in ms. */
async function pausesAfter(lives) {
	const left = [...lives]
	const pauses = []
	let time = 0
	const member = {}
	const ending = {
		firstExit: async () => {
			time += left.shift()
			return { name: 'clock', how: 'exit code 3', member }
		},
		isStopping: () => left.length === 0,
		restart: (again) => expect(again).toBe(member),
	}
	await keepRunning(ending, {
		pauseMs: 1_000,
		maxPauseMs: 30_000,
		now: () => time,
		pause: async (ms) => void pauses.push(ms),
	})
	return pauses
}

test('a process that keeps exiting is restarted with capped exponential backoff', async () => {
	const lives = Array.from({ length: 101 }, () => 10)
	const pauses = await pausesAfter(lives)
	expect(pauses).toHaveLength(100)
	expect(pauses.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
	expect(pauses.at(-1)).toBe(30_000)
})

test('a process that has run for a minute is restarted after the shortest pause', async () => {
	const pauses = await pausesAfter([10, 10, 10, 60_000, 10, 10, 10])
	expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000, 2_000, 4_000])
})

test('the start ends with the addresses and with the account of the example shops', async () => {
	const settings = { port: 3000, adminPort: 3100, data: folder }
	expect(readyText(settings)).not.toContain('Sign in')
	await writeFile(path.join(folder, 'admin-password'), 'rahasia\n')
	expect(readyText(settings).split('\n')).toEqual([
		'',
		'Admin: http://localhost:3100',
		`Sign in as ${EXAMPLE_STAFF_EMAIL}; the password is in ${path.join(folder, 'admin-password')}`,
		'Etalase is ready: http://localhost:3000',
		'',
	])
	expect(exampleOwner).toBe(EXAMPLE_STAFF_EMAIL)
})

test('a terminal shows warnings, and a program that reads the log every request', () => {
	expect(logLevelOf({}, { isTTY: true })).toBe('warn')
	expect(logLevelOf({}, {})).toBe('info')
	expect(logLevelOf({ LOG_LEVEL: 'debug' }, { isTTY: true })).toBe('debug')
})

test('the start names the simulated provider where there is one', () => {
	const settings = { port: 3000, adminPort: 3100, data: folder }
	const text = readyText({ ...settings, simulationUrl: 'http://127.0.0.1:4100' })
	expect(text).toContain('as a simulation: http://127.0.0.1:4100')
	expect(text.trim().split('\n').at(-1)).toMatch(/^Etalase is ready/)
})
