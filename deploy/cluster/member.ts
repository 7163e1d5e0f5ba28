import { existsSync, readFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Account } from '#tests/support/postgres-account.ts'
import { type GuardedFolder, openGuardedFolder, untilAnswers } from '#tests/support/processes.ts'

export type MemberOptions = {
	name: string
	/** Address that answers without an error as soon as the process is ready. */
	ready: string
	program: string
	args: string[]
	env: Record<string, string | undefined>
	/** Default SIGTERM. */
	stopSignal?: NodeJS.Signals
	/** Folder of its log, which is kept while it is stopped. */
	logs: string
	/** Default: that of this process. */
	account?: Account | undefined
}

/** One process of the arrangement. It ends with the process that started it, even if that is killed. */
export type Member = {
	name: string
	/** Starts it, possibly anew and with another program, and waits until it is ready. */
	start(changed?: Partial<Pick<MemberOptions, 'program' | 'args' | 'env'>>): Promise<void>
	/** Asks it to end and waits for that. */
	stop(): Promise<void>
	/** Sends a signal, such as SIGKILL or SIGSTOP. */
	signal(signal: NodeJS.Signals): void
	/** What it has written since its first start. */
	log(): string
}

export function createMember({ name, ready, logs, ...initial }: MemberOptions): Member {
	let options: Omit<MemberOptions, 'name' | 'ready' | 'logs'> = initial
	let folder: GuardedFolder | undefined
	const logFile = path.join(logs, `${name}.log`)

	return {
		name,
		async start(changed = {}) {
			await this.stop()
			options = { ...options, ...changed }
			folder = await openGuardedFolder(os.tmpdir(), name)
			const { account } = options
			if (account) await chown(folder.path, account.uid, account.gid)
			folder.run({
				...account,
				program: options.program,
				args: options.args,
				env: { ...options.env, TMPDIR: folder.path },
				stopSignal: options.stopSignal ?? 'SIGTERM',
				stopTimeoutMs: 40_000,
				logFile,
			})
			await untilAnswers({ ...folder, log: this.log }, name, () => requireOk(ready))
		},
		async stop() {
			await folder?.stop()
			folder = undefined
		},
		signal(signal) {
			const pid = folder?.pid()
			if (pid === undefined) throw new Error(`${name} does not run.`)
			process.kill(pid, signal)
		},
		log: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
	}
}

async function requireOk(address: string) {
	const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5_000) })
	await response.body?.cancel()
	if (response.status >= 400) throw new Error(`${response.status} from ${address}`)
}
