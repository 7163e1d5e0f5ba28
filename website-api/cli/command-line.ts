import { CommanderError } from 'commander'
import { languageOfTerminal } from '#process/terminal-language.mjs'
import { inLanguage } from '#website-api/i18n/command-line-text.ts'
import { localeFrom } from '#website-api/i18n/locale.ts'
import { reportOf } from './failures.ts'
import { newProgram } from './program.ts'
import { printJson, withRunOptions } from './run-options.ts'
import { UsageError } from './settings.ts'

/**
 * Runs one command of the staff command line over the operator API. Sets `process.exitCode`, one of EXIT if it fails. It
 * never ends the process itself. Texts are in the language of the terminal; --json is in English everywhere.
 */
export async function runCommandLine(args: string[]): Promise<void> {
	const isJson = asksForJson(args)
	// What programs read is the same on every machine.
	const language = isJson ? 'en' : localeFrom(languageOfTerminal(process.env))
	await inLanguage(language, () => run(args, isJson))
}

async function run(args: string[], isJson: boolean): Promise<void> {
	try {
		await withRunOptions(() => newProgram(isJson).parseAsync(args, { from: 'user' }))
	} catch (error) {
		const isCommander = error instanceof CommanderError
		if (isCommander && error.exitCode === 0) return
		const report = reportOf(error)
		if (report === undefined) throw error
		process.exitCode = report.exitCode
		if (isJson) printJson({ error: report.failure })
		// Commander has printed its own errors.
		else if (!isCommander)
			console.error(error instanceof UsageError ? error.message : report.failure.message)
	}
}

/** Whether --json is given; known before the options are parsed, as wrong ones are reported as JSON, too. */
function asksForJson(args: string[]): boolean {
	const end = args.indexOf('--')
	return args.slice(0, end === -1 ? undefined : end).includes('--json')
}
