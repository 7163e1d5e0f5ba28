import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Program = {
	program: string
	args: string[]
	env: Record<string, string | undefined>
	stopSignal: NodeJS.Signals
	/** Milliseconds between the stop signal and SIGKILL. */
	stopTimeoutMs: number
	uid?: number
	gid?: number
	/** Default: a file of the folder, which `log` reads and `stop` deletes. */
	logFile?: string
}

export type GuardedFolder = {
	path: string
	/** Runs programs in the folder sequentially; the last may run until `stop`. Once only. */
	run(...programs: Program[]): void
	/** Whether a program has failed or the last has ended. */
	hasEnded(): boolean
	/** The output of the programs so far. */
	log(): string
	/** The process id of the program that runs, or ran last; undefined before the first. */
	pid(): number | undefined
	/** Stops the running program and deletes the folder. */
	stop(): Promise<void>
}

const guardScript = fileURLToPath(new URL('./process-guard.mjs', import.meta.url))

/**
 * Creates a temporary folder that is deleted when this process ends, even by SIGKILL, together with the programs that
 * run in it.
 */
export async function openGuardedFolder(parent: string, name: string): Promise<GuardedFolder> {
	const folder = await mkdtemp(path.join(parent, `etalase-${name}-`))
	const child = spawn(process.execPath, [guardScript, folder], {
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	})
	let ended = false
	const end = once(child, 'exit').then(() => {
		ended = true
	})
	child.stdin.on('error', () => undefined)
	const textOf = (name: string) => {
		const file = path.join(folder, name)
		return existsSync(file) ? readFileSync(file, 'utf8') : ''
	}
	return {
		path: folder,
		run: (...programs) => void child.stdin.write(`${JSON.stringify(programs)}\n`),
		hasEnded: () => ended,
		log: () => textOf('log'),
		pid: () => Number(textOf('pid')) || undefined,
		async stop() {
			child.stdin.end()
			await end
			// Processes of the stopped program may still write for a moment.
			await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
		},
	}
}

/** Repeats `attempt` until it succeeds; throws with the program's output if that exits first. */
export async function untilAnswers<T>(
	folder: GuardedFolder,
	name: string,
	attempt: () => Promise<T>,
): Promise<T> {
	for (;;) {
		try {
			return await attempt()
		} catch (error) {
			if (folder.hasEnded()) {
				throw new Error(`${name} ended before it was ready:\n${folder.log()}`, { cause: error })
			}
			await sleep(50)
		}
	}
}
