import { runCommandLine } from '#website-api/cli/command-line.ts'

export type CommandResult = { code: number; out: string; error: string }

/** The environment variables of the command line. */
const settings = [
	'WEBSITE_API_URL',
	'WEBSITE_API_PORT',
	'DATABASE_URL',
	'ETALASE_DATA',
	'ETALASE_OPERATOR_KEY',
	'ETALASE_BACKUP_KEY',
	'LC_ALL',
	'LC_MESSAGES',
	'LANG',
] as const

export type Settings = Partial<Record<(typeof settings)[number], string>>

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of `npm run etalase -- …` in this process, with only these settings, as a separate process costs
 * half a second. Sequentially, since output, exit code and environment belong to the whole process.
 */
export function runCommand(args: string[], env: Settings): Promise<CommandResult> {
	const result = last.then(() => captured(() => within(env, () => runCommandLine(args))))
	last = result.catch(() => undefined)
	return result
}

async function within(env: Settings, work: () => Promise<void>): Promise<void> {
	const before = settings.map((name) => [name, process.env[name]] as const)
	for (const name of settings) set(name, env[name])
	try {
		await work()
	} finally {
		for (const [name, value] of before) set(name, value)
	}
}

function set(name: string, value: string | undefined) {
	if (value === undefined) delete process.env[name]
	else process.env[name] = value
}

async function captured(work: () => Promise<void>): Promise<CommandResult> {
	const output: string[] = []
	const error: string[] = []
	const { log, error: logError } = console
	const { exitCode } = process
	const writeOut = process.stdout.write
	const writeError = process.stderr.write
	const keepIn = (list: string[]) => (text: string | Uint8Array) => {
		list.push(String(text))
		return true
	}
	const lineIn =
		(list: string[]) =>
		(...values: unknown[]) =>
			void list.push(`${values.join(' ')}\n`)
	Object.assign(console, { log: lineIn(output), error: lineIn(error) })
	process.stdout.write = keepIn(output)
	process.stderr.write = keepIn(error)
	process.exitCode = undefined
	try {
		await work()
		return { code: Number(process.exitCode ?? 0), out: output.join(''), error: error.join('') }
	} finally {
		Object.assign(console, { log, error: logError })
		process.stdout.write = writeOut
		process.stderr.write = writeError
		process.exitCode = exitCode
	}
}
