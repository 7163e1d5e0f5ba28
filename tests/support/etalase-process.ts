import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../scripts/etalase.mjs', import.meta.url))

export type EtalaseProcess = {
	/** Exit code, and both outputs, when it has ended. */
	ended: Promise<{ code: number | null; lines: string[]; error: string }>
	/** Asks it to end, as Ctrl-C does. */
	interrupt(): void
}

/** Runs the command line as a person does in a shell, in English; `onLine` gets what it prints as soon as it does. */
export function startEtalase(
	args: string[],
	settings: { DATABASE_URL: string; ETALASE_DATA: string },
	onLine: (line: string) => void = () => undefined,
): EtalaseProcess {
	const child = spawn(process.execPath, [program, ...args], {
		env: {
			NODE_ENV: 'test',
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			LC_ALL: 'C.UTF-8',
			...settings,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const lines: string[] = []
	createInterface(child.stdout).on('line', (line) => {
		lines.push(line)
		onLine(line)
	})
	let error = ''
	child.stderr.on('data', (chunk) => (error += String(chunk)))
	return {
		ended: new Promise((resolve, reject) => {
			child.once('error', reject)
			child.once('close', (code) => resolve({ code, lines, error }))
		}),
		interrupt: () => void child.kill('SIGINT'),
	}
}
