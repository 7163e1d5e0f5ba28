import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject, say } from './project.mjs'

/**
 * Runs `work` while no other command of this project installs or builds, so that two commands
 * started together share one install and one build instead of spoiling both.
 */
export async function withLock(work) {
	const folder = inProject('.cache', 'tools.lock')
	mkdirSync(path.dirname(folder), { recursive: true })
	let announced = false
	while (!take(folder)) {
		if (!announced)
			say('Waiting for another command of this project to finish installing or building …')
		announced = true
		await sleep(250)
	}
	const release = () => rmSync(folder, { recursive: true, force: true })
	process.once('exit', release)
	try {
		return await work()
	} finally {
		process.off('exit', release)
		release()
	}
}

function take(folder) {
	const owner = path.join(folder, 'pid')
	try {
		mkdirSync(folder)
		writeFileSync(owner, String(process.pid))
		return true
	} catch (error) {
		if (error.code !== 'EEXIST') throw error
		if (isAbandoned(owner)) rmSync(folder, { recursive: true, force: true })
		return false
	}
}

function isAbandoned(owner) {
	try {
		process.kill(Number(readFileSync(owner, 'utf8')), 0)
		return false
	} catch (error) {
		return error.code === 'ESRCH'
	}
}
