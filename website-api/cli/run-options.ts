import { AsyncLocalStorage } from 'node:async_hooks'
import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import { z } from 'zod'
import { OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { UsageError } from './settings.ts'
import { plain } from './text.ts'

const Options = z.object({
	json: z.boolean().default(false),
	dryRun: z.boolean().default(false),
	yes: z.boolean().default(false),
})
type Run = z.output<typeof Options> & {
	/** The last response of the website API. */
	answer?: unknown
	/** Text that the command printed. */
	text: string[]
}

const runs = new AsyncLocalStorage<Run>()

/** Ends a dry run at its first change, which the shop has checked. */
class DryRunEnd extends Error {
	readonly request: PlannedRequest
	/** What the shop would answer. */
	readonly answer: unknown

	constructor(request: PlannedRequest, answer: unknown) {
		super('a dry run ends at its first change')
		this.request = request
		this.answer = answer
	}
}

/** Commands that cannot be undone; the texts have the warning of their confirmation prompt. */
const irreversible = [
	'orders cancel',
	'returns refund',
	'refunds pay',
	'refunds by-provider',
	'refunds to-wallet',
	'wallets add',
	'wallets take',
	'withdrawals pay',
	'withdrawals reject',
	'commissions refuse',
	'keys revoke',
	'staff reset-password',
	'vouchers end',
	'flash-sales end',
	'company move',
] as const

/** Adds the options that all commands share; call it before the commands are added. */
export function addRunOptions(program: Command) {
	program
		.option('--json', say('program.json'))
		.option('--dry-run', say('program.dryRun'))
		.option('--yes', say('program.yes'))
		.configureHelp({ showGlobalOptions: true })
		.hook('preAction', async (_program, command) => {
			const run = runs.getStore()
			if (!run) return
			Object.assign(run, Options.parse(command.optsWithGlobals()))
			const name = irreversible.find((each) => each === nameOf(command))
			if (name !== undefined && !run.yes && !run.dryRun) await confirm(say(`confirm.${name}`))
		})
}

/** Runs one command with the common options of the command line. */
export async function withRunOptions(work: () => Promise<unknown>): Promise<void> {
	const run: Run = { json: false, dryRun: false, yes: false, text: [] }
	try {
		await runs.run(run, work)
		if (run.json) printJson(run.answer ?? { text: run.text })
	} catch (error) {
		if (!(error instanceof DryRunEnd)) throw error
		if (run.json) printJson({ dryRun: { ...error.request, answer: error.answer } })
		else console.log(planText(error.request))
	}
}

function planText({ method, path, body }: PlannedRequest): string {
	const sent = body === undefined ? '' : ` ${plain(JSON.stringify(body)).slice(0, 500)}`
	return say('dryRun.accepted', { request: `${method} ${path}${sent}` })
}

/** Prints the one document of --json. */
export function printJson(value: unknown) {
	console.log(JSON.stringify(value, null, '\t'))
}

/** Prints a command's text to standard output; with --json, stores it for a command without a response. */
export function printText(text: string) {
	const run = runs.getStore()
	if (run?.json) run.text.push(text)
	else console.log(text)
}

/** A request that a dry run may not send; `method` defaults to GET. */
type PlannedRequest = { method?: string; path: string; body?: unknown }

/** Whether the request is a change of a dry run, which the shop must check only. */
export function isDryChange({ method = 'GET', path }: PlannedRequest): boolean {
	return runs.getStore()?.dryRun === true && method !== 'GET' && !isReadOnly(method, path)
}

/** Whether the command may change nothing; for commands that need no running shop. */
export function isDryRun(): boolean {
	return runs.getStore()?.dryRun === true
}

/** Ends a dry run with the answer to its first change: what follows would depend on it. @throws DryRunEnd */
export function endDryRun({ method, path, body }: PlannedRequest, answer: unknown): never {
	throw new DryRunEnd({ method, path, ...(body === undefined ? {} : { body }) }, answer)
}

/** Stores a response of the website API for --json. */
export function storeResponse(answer: unknown) {
	const run = runs.getStore()
	const data = z.object({ data: z.unknown() }).safeParse(answer)
	if (run) run.answer = data.success ? data.data.data : answer
}

async function confirm(warning: string) {
	if (!process.stdin.isTTY) {
		throw new UsageError(say('confirm.addYes', { warning }))
	}
	const terminal = createInterface({ input: process.stdin, output: process.stderr })
	const word = say('confirm.word')
	const typed = await terminal.question(say('confirm.question', { warning, word }))
	terminal.close()
	if (typed.trim().toLowerCase() !== word) throw new UsageError(say('confirm.nothingDone'))
}

/** The command without the program's name: "orders cancel". */
function nameOf(command: Command): string {
	const { parent } = command
	return parent?.parent ? `${nameOf(parent)} ${command.name()}` : command.name()
}

function isReadOnly(method: string, path: string): boolean {
	return Object.entries(OPERATOR_OPERATIONS).some(([operation, rule]) => {
		if (!rule.isReadOnly) return false
		const pattern = operation.replace(/:\w+/g, '[^/]+')
		return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
	})
}
