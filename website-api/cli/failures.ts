import { CommanderError } from 'commander'
import { ZodError } from 'zod'
import type { FailureWire } from '#contract/envelope.ts'
import { UsageError } from './settings.ts'

/** The exit codes besides 0; docs/operating.md and the help describe them. */
export const EXIT = { failed: 1, usage: 2, refused: 3, notFound: 4, incomplete: 5 } as const
type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** What --json prints of an error. */
type Failure = { code: string; message: string; errors?: Record<string, string[]> | undefined }

/** An error that the shop answered, or that kept it from answering. */
export class ShopError extends UsageError {
	readonly exitCode: ExitCode
	readonly failure: Failure

	constructor(exitCode: ExitCode, failure: Failure) {
		const details = Object.entries(failure.errors ?? {}).map(
			([field, list]) => `  ${field}: ${list.join(' ')}`,
		)
		super([failure.message, ...details].join('\n'))
		this.exitCode = exitCode
		this.failure = failure
	}
}

/** The error for something that the command names and the shop does not have. */
export function notFound(message: string): ShopError {
	return new ShopError(EXIT.notFound, { code: 'NOT_FOUND', message })
}

/** The error for an error response of the website API. */
export function refusalOf(status: number, body: FailureWire | undefined): ShopError {
	const { message = `The website API answered with status ${status}.`, code, errors } = body ?? {}
	return new ShopError(exitCodeOf(status), { code: code ?? `HTTP_${status}`, message, errors })
}

function exitCodeOf(status: number): ExitCode {
	if (status === 404 || status === 410) return EXIT.notFound
	const isTemporary = status === 408 || status === 429 || status >= 500
	return isTemporary ? EXIT.failed : EXIT.refused
}

/**
 * The exit code of an error that the user can fix, with what is printed of it; undefined for an error of the program.
 */
export function reportOf(error: unknown): { exitCode: ExitCode; failure: Failure } | undefined {
	if (error instanceof ShopError) return error
	if (error instanceof UsageError) return wrongUsage(error.message)
	if (error instanceof CommanderError) return wrongUsage(textOf(error))
	if (error instanceof ZodError) return wrongOptions(error)
	if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined
	const file = String(error.path)
	if (error.code === 'ENOENT') return wrongUsage(`There is no file ${file}.`)
	if (error.code === 'EACCES') return wrongUsage(`The file ${file} may not be opened.`)
	return undefined
}

function wrongUsage(message: string, errors?: Failure['errors']) {
	return { exitCode: EXIT.usage, failure: { code: 'USAGE', message, errors } }
}

function textOf({ code, message }: CommanderError): string {
	if (code === 'commander.help') return 'A command is missing. See: help.'
	return message.replace(/^error: /, '')
}

function wrongOptions({ issues }: ZodError) {
	const named = issues.map(({ path, message }) => ({
		option: `--${path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
		message,
	}))
	const errors: Record<string, string[]> = {}
	for (const { option, message } of named) (errors[option] ??= []).push(message)
	const lines = named.map(({ option, message }) => `The option ${option} is wrong: ${message}.`)
	return wrongUsage(lines.join('\n'), errors)
}
