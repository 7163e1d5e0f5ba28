import { CommanderError } from 'commander'
import { type z, ZodError } from 'zod'
import type { FailureWire } from '#contract/envelope.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
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
	const { message = say('client.status', { status }), code, errors } = body ?? {}
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
	if (error.code === 'ENOENT') return wrongUsage(say('file.missing', { file }))
	if (error.code === 'EACCES') return wrongUsage(say('file.denied', { file }))
	return undefined
}

function wrongUsage(message: string, errors?: Failure['errors']) {
	return { exitCode: EXIT.usage, failure: { code: 'USAGE', message, errors } }
}

function textOf({ code, message }: CommanderError): string {
	if (code === 'commander.help') return say('program.noCommand')
	return message.replace(/^error: /, '')
}

function issueText(issue: z.core.$ZodIssue): string {
	if (issue.code === 'custom') return issue.message
	if (issue.code === 'too_big') return say('option.atMost', { limit: String(issue.maximum) })
	if (issue.code === 'too_small') {
		const limit = String(issue.minimum)
		return say(issue.inclusive === false ? 'option.moreThan' : 'option.atLeast', { limit })
	}
	if (issue.code === 'invalid_value') {
		return say('option.oneOf', { choices: issue.values.map(String).join(', ') })
	}
	if (issue.code !== 'invalid_type') return say('option.missing')
	if (issue.expected === 'int') return say('option.notWhole')
	return say(issue.expected === 'number' ? 'option.notNumber' : 'option.missing')
}

function wrongOptions({ issues }: ZodError) {
	const named = issues.map((issue) => ({
		option: `--${issue.path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
		message: issueText(issue),
	}))
	const errors: Record<string, string[]> = {}
	for (const { option, message } of named) (errors[option] ??= []).push(message)
	const lines = named.map((each) => say('option.wrong', each))
	return wrongUsage(lines.join('\n'), errors)
}
