import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openGuardedFolder, untilAnswers, type Program } from './processes.ts'

const guardScript = fileURLToPath(new URL('./process-guard.mjs', import.meta.url))

function script(text: string): Program {
	const stop = { stopSignal: 'SIGTERM', stopTimeoutMs: 5_000 } as const
	return { program: process.execPath, args: ['-e', text], env: {}, ...stop }
}

const forever = script('console.log(process.pid); setInterval(() => {}, 1000)')

test('stopping a process deletes its folder', async () => {
	const folder = await openGuardedFolder(os.tmpdir(), 'kept')
	folder.run(forever)
	const pid = await untilAnswers(folder, 'the program', async () => pidIn(folder.log()))
	expect(isAlive(pid)).toBe(true)
	await folder.stop()
	expect(isAlive(pid)).toBe(false)
	expect(existsSync(folder.path)).toBe(false)
})

test('programs run sequentially', async () => {
	const folder = await openGuardedFolder(os.tmpdir(), 'kept')
	folder.run(script('console.log("first")'), script('console.log("second")'))
	await until(() => folder.hasEnded())
	expect(folder.log()).toBe('first\nsecond\n')
	await folder.stop()
})

test('folder and process are removed when their owner is killed', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-kept-'))
	const holder = `
		const { spawn } = require('node:child_process')
		const [keeper, folder, programs] = process.argv.slice(1)
		const child = spawn(process.execPath, [keeper, folder],
			{ stdio: ['pipe', 'ignore', 'ignore'], detached: true })
		child.stdin.write(programs + '\\n')
		setInterval(() => {}, 1000)`
	const args = ['-e', holder, guardScript, folder, JSON.stringify([forever])]
	const owner = spawn(process.execPath, args, { stdio: 'ignore' })
	await until(() => existsSync(path.join(folder, 'log')))
	owner.kill('SIGKILL')
	await once(owner, 'exit')
	await until(() => !existsSync(folder))
	expect(existsSync(folder)).toBe(false)
})

test('a process that exits early is reported with its output', async () => {
	const folder = await openGuardedFolder(os.tmpdir(), 'kept')
	folder.run(script('console.log("no luck"); process.exit(3)'))
	const ready = untilAnswers(folder, 'The program', () => Promise.reject(new Error('not yet')))
	await expect(ready).rejects.toThrow('no luck')
	await folder.stop()
	expect(existsSync(folder.path)).toBe(false)
})

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

function pidIn(log: string): number {
	if (log === '') throw new Error('not yet')
	return Number(log)
}

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await sleep(20)
}
