import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inProject, projectRoot, say } from './project.mjs'

const stopTimeout = 25_000
const endWithParent = pathToFileURL(inProject('scripts', 'end-with-parent.mjs')).href

/**
 * A set of long-running processes that live and die together.
 * They run in process groups of their own, so that Ctrl-C reaches them once, through `stop`.
 * The channel to them closes when this process is killed outright, which tells them to stop too.
 */
export function startedProcesses() {
	const members = []
	let stopping
	return {
		isStopping: () => stopping !== undefined,
		/** Starts a program again in the place of one that ended. */
		restart(member) {
			const again = this.start(member.name, member.args, member.env)
			members.splice(members.indexOf(again), 1)
			members[members.indexOf(member)] = again
		},
		/** Starts a Node program; `exited` of the returned member settles when it ends. */
		start(name, args, env) {
			const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
				cwd: projectRoot,
				env: { ...process.env, ...env },
				stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
				detached: process.platform !== 'win32',
			})
			const member = { name, args, env, child, ended: false }
			member.exited = new Promise((resolve) => {
				child.once('error', (error) => resolve(error.message))
				child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
			}).then((how) => {
				member.ended = true
				return { name, how, member }
			})
			members.push(member)
			return member
		},
		/** Asks all to finish, waits for them, and ends whoever has not finished in 25 seconds. */
		stop() {
			stopping ??= stopAll(members)
			return stopping
		},
		/** Settles with the first process that ends. */
		firstExit() {
			return Promise.race(members.map((member) => member.exited))
		},
	}
}

// In the reverse order of their start: the storefront still needs the API for its last requests.
async function stopAll(members) {
	let clean = true
	for (const member of members.toReversed()) {
		if (member.ended) continue
		member.child.kill('SIGTERM')
		const late = new AbortController()
		const inTime = await Promise.race([
			member.exited,
			sleep(stopTimeout, undefined, { signal: late.signal }).catch(() => undefined),
		])
		late.abort()
		if (inTime) continue
		clean = false
		member.child.kill('SIGKILL')
		await member.exited
	}
	return clean
}

/** Waits until the address answers 200; false when the process behind it has ended meanwhile. */
export async function untilReady(url, member) {
	const reminder = setInterval(() => say(`Still waiting for the ${member.name} …`), 20_000)
	try {
		while (!member.ended) {
			if (await answersOk(url)) return true
			await sleep(100)
		}
		return false
	} finally {
		clearInterval(reminder)
	}
}

async function answersOk(url) {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
		await response.body?.cancel()
		return response.status === 200
	} catch {
		return false
	}
}
