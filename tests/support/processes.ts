import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A program that a test run needs, with a folder of its own that goes when the program goes. */
export type ProgramToKeep = {
	program: string
	args: string[]
	env: Record<string, string | undefined>
	folder: string
	stopSignal: NodeJS.Signals
	/** Milliseconds between the stop signal and SIGKILL. */
	patience: number
	uid?: number
	gid?: number
}

export type KeptProgram = {
	hasEnded(): boolean
	/** What the program has printed so far. */
	log(): string
	/** Ends the program and deletes its folder. */
	stop(): Promise<void>
}

const keeper = fileURLToPath(new URL('./processes-keeper.mjs', import.meta.url))

/** Starts a program that ends, and whose folder is deleted, with this process at the latest. */
export function keepProgram(options: ProgramToKeep): KeptProgram {
	const child = spawn(process.execPath, [keeper, JSON.stringify(options)], {
		cwd: options.folder,
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	})
	let ended = false
	const end = once(child, 'exit').then(() => {
		ended = true
	})
	child.stdin?.on('error', () => undefined)
	const logFile = path.join(options.folder, 'log')
	return {
		hasEnded: () => ended,
		log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
		async stop() {
			child.stdin?.end()
			await end
			await rm(options.folder, { recursive: true, force: true })
		},
	}
}

/** Repeats `attempt` until it succeeds; throws with the program's own words when it ends first. */
export async function untilAnswers<T>(
	kept: KeptProgram,
	name: string,
	attempt: () => Promise<T>,
): Promise<T> {
	for (;;) {
		try {
			return await attempt()
		} catch (error) {
			if (kept.hasEnded()) {
				throw new Error(`${name} ended before it was ready:\n${kept.log()}`, { cause: error })
			}
			await sleep(50)
		}
	}
}
