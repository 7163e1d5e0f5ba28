import { Command, CommanderError } from 'commander'
import { ZodError } from 'zod'
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
import { registerFlashSales } from './flash-sales-commands.ts'
import { registerFiles } from './files-commands.ts'
import { registerExportProducts } from './export-products.ts'
import { registerImportProducts } from './import-products.ts'
import { registerKeys } from './keys-commands.ts'
import { registerLook } from './look-commands.ts'
import { registerMail } from './mail-commands.ts'
import { registerMoney } from './money-commands.ts'
import { addRunOptions, withRunOptions } from './run-options.ts'
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

/**
 * Runs one command of the staff command line over the operator API. Sets `process.exitCode`: 0 success, 1 rejected or
 * failed. It never ends the process itself.
 */
export async function runCommandLine(args: string[]): Promise<void> {
	try {
		await withRunOptions(() => newProgram().parseAsync(args, { from: 'user' }))
	} catch (error) {
		if (error instanceof CommanderError) {
			process.exitCode = error.exitCode
			return
		}
		const mistake = mistakeOf(error)
		if (mistake === undefined) throw error
		console.error(mistake)
		process.exitCode = 1
	}
}

/** The message of an error that the user can fix; undefined for an error of the program. */
function mistakeOf(error: unknown): string | undefined {
	if (error instanceof UsageError) return error.message
	if (error instanceof ZodError) return error.issues.map(optionError).join('\n')
	if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined
	if (error.code === 'ENOENT') return `There is no file ${String(error.path)}.`
	if (error.code === 'EACCES') return `The file ${String(error.path)} may not be opened.`
	return undefined
}

function optionError({ path, message }: ZodError['issues'][number]): string {
	const name = path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
	return `The option --${name} is wrong: ${message}.`
}

function newProgram(): Command {
	const program = new Command('etalase')
		.description(
			'Run the shop: orders, returns, withdrawals, companies, settings, content, and imports of the catalogue',
		)
		.version(project.version, '--version')
		.showHelpAfterError()
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
