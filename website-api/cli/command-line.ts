import { Command, CommanderError } from 'commander'
import project from '../../package.json' with { type: 'json' }
import { registerAgents } from './agents-commands.ts'
import { registerApplications } from './applications-commands.ts'
import { registerArticles } from './articles-commands.ts'
import { registerAudit } from './audit-commands.ts'
import { registerBanks } from './banks-commands.ts'
import { registerBanners } from './banners-commands.ts'
import { registerHome } from './home-commands.ts'
import { registerCommissions } from './commissions-commands.ts'
import { registerCompanies } from './companies-commands.ts'
import { registerContent } from './content-commands.ts'
import { reportOf } from './failures.ts'
import { registerFlashSales } from './flash-sales-commands.ts'
import { registerFiles } from './files-commands.ts'
import { registerExportProducts } from './export-products.ts'
import { registerImportProducts } from './import-products.ts'
import { registerKeys } from './keys-commands.ts'
import { registerLook } from './look-commands.ts'
import { registerMail } from './mail-commands.ts'
import { registerMoney } from './money-commands.ts'
import { addRunOptions, printJson, withRunOptions } from './run-options.ts'
import { callOperator } from './operator-client.ts'
import { registerOrders } from './orders-commands.ts'
import { registerReports } from './reports-commands.ts'
import { registerReturns } from './returns-commands.ts'
import { registerRewards } from './rewards-commands.ts'
import { registerReviews } from './reviews-commands.ts'
import { registerSynonyms } from './synonyms-commands.ts'
import { registerVouchers } from './vouchers-commands.ts'
import { UsageError } from './settings.ts'
import { registerSetup } from './setup-commands.ts'
import { registerStaff } from './staff-commands.ts'
import { registerSite } from './site-commands.ts'

const notes = `
Exit codes: 0 done, 1 failed or the shop does not answer, 2 wrong usage,
3 refused by the shop, 4 not found, 5 imported with gaps.
With --json, standard output is one JSON document; for an error
{"error":{"code","message","errors"}}.`

/**
 * Runs one command of the staff command line over the operator API. Sets `process.exitCode`, one of EXIT if it fails. It
 * never ends the process itself.
 */
export async function runCommandLine(args: string[]): Promise<void> {
	const isJson = asksForJson(args)
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

function newProgram(isJson: boolean): Command {
	const program = new Command('etalase')
		.description(
			'Run the shop: orders, returns, withdrawals, companies, settings, content, and imports of the catalogue',
		)
		.version(project.version, '--version')
		.showHelpAfterError(!isJson)
		.configureOutput(isJson ? { writeErr: () => undefined } : {})
		.addHelpText('after', notes)
		.exitOverride()

	addRunOptions(program)
	registerOrders(program)
	registerReturns(program)
	registerCompanies(program)
	registerBanks(program)
	registerMoney(program)
	registerCommissions(program)
	registerAudit(program)
	registerReports(program)
	registerKeys(program)
	registerStaff(program)
	registerSetup(program)
	registerSite(program)
	registerContent(program)
	registerBanners(program)
	registerHome(program)
	registerLook(program)
	registerArticles(program)
	registerAgents(program)
	registerApplications(program)
	registerRewards(program)
	registerVouchers(program)
	registerSynonyms(program)
	registerReviews(program)
	registerMail(program)
	registerFiles(program)
	registerFlashSales(program)
	registerExportProducts(program)
	registerImportProducts(
		program.command('import').description('bring files into a catalogue'),
		callOperator,
	)
	return program
}
