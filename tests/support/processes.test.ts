import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { keepProgram, untilAnswers } from './processes.ts'

const keeper = fileURLToPath(new URL('./processes-keeper.mjs', import.meta.url))
const forever = 'console.log(process.pid); setInterval(() => {}, 1000)'

function programIn(folder: string) {
	const stopSignal = 'SIGTERM' as const
	return {
		program: process.execPath,
		args: ['-e', forever],
		env: {},
		folder,
		stopSignal,
		patience: 5000,
	}
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

test('a kept program ends when it is stopped, and its folder goes', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-kept-'))
	const kept = keepProgram(programIn(folder))
	const pid = await untilAnswers(kept, 'the program', async () => pidIn(kept.log()))
	expect(isAlive(pid)).toBe(true)
	await kept.stop()
	expect(isAlive(pid)).toBe(false)
	expect(existsSync(folder)).toBe(false)
})

test('a kept program ends when whoever asked for it is killed', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-kept-'))
	const options = JSON.stringify(programIn(folder))
	const holder = `
		require('node:child_process').spawn(process.execPath, [${JSON.stringify(keeper)}, process.argv[1]],
			{ stdio: ['pipe', 'ignore', 'ignore'], detached: true })
		setInterval(() => {}, 1000)`
	const owner = spawn(process.execPath, ['-e', holder, options], { stdio: 'ignore' })
	await until(() => existsSync(path.join(folder, 'log')))
	owner.kill('SIGKILL')
	await once(owner, 'exit')
	await until(() => !existsSync(folder))
})

test('a program that ends too early is reported with its own words', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-kept-'))
	const program = { ...programIn(folder), args: ['-e', 'console.log("no luck"); process.exit(3)'] }
	const kept = keepProgram(program)
	const ready = untilAnswers(kept, 'The program', () => Promise.reject(new Error('not yet')))
	await expect(ready).rejects.toThrow('no luck')
	await kept.stop()
	expect(existsSync(folder)).toBe(false)
})

function pidIn(log: string): number {
	if (log === '') throw new Error('not yet')
	return Number(log)
}

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await sleep(20)
}
