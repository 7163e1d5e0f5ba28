import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the command was called from. */
export const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** An absolute path inside the project. */
export function inProject(...parts) {
	return path.join(projectRoot, ...parts)
}

/** The text of a file of the project, or undefined where there is none. */
export function readIfPresent(file) {
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A line for the person who started the command. */
export function say(line) {
	process.stdout.write(`${line}\n`)
}

/** Something the person at the terminal can put right; shown as a sentence, without a stack. */
export class UsageError extends Error {}

/** Runs a command's main function and turns whatever it throws into a message and an exit code. */
export async function runCommand(main) {
	try {
		requireNode(20, 19)
		process.exitCode = (await main()) ?? 0
	} catch (error) {
		process.stderr.write(`${error instanceof UsageError ? error.message : error.stack}\n`)
		process.exitCode = 1
	}
	if (process.connected) process.disconnect()
}

function requireNode(major, minor) {
	const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
	if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
	throw new UsageError(
		`Etalase needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`,
	)
}
