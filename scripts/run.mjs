import { spawn } from 'node:child_process'
import { UsageError, projectRoot } from './project.mjs'

/** The person at the terminal has ended the command. */
export class Interruption extends UsageError {}

/**
 * Runs a program to its end in the project's folder.
 * With `quiet` its output is kept and returned; otherwise it goes straight to the terminal.
 * Being told to stop ends the program first, then throws an Interruption.
 */
export async function run(program, args, { env = {}, quiet = false, cwd = projectRoot } = {}) {
	const child = spawn(program, args, {
		cwd,
		env: { ...process.env, ...env },
		stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
	})
	let output = ''
	child.stdout?.on('data', (chunk) => (output += chunk))
	child.stderr?.on('data', (chunk) => (output += chunk))

	let interrupted = false
	const interrupt = () => {
		interrupted = true
		child.kill('SIGTERM')
	}
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
	for (const signal of signals) process.on(signal, interrupt)
	const result = await new Promise((resolve) => {
		child.on('error', (error) => resolve({ ok: false, code: 127, failure: error.message }))
		child.on('close', (code, signal) => resolve({ ok: code === 0, code, failure: signal ?? '' }))
	})
	for (const signal of signals) process.off(signal, interrupt)
	if (interrupted) throw new Interruption('Stopped.')
	return { ...result, output: output + (result.failure ? `${result.failure}\n` : '') }
}

/** Runs a JavaScript file with this same Node. */
export function runNode(file, args, options) {
	return run(process.execPath, [file, ...args], options)
}
