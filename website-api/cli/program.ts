import type { Command } from 'commander'
import project from '../../package.json' with { type: 'json' }
import { say } from '#website-api/i18n/command-line-text.ts'
import { registerAgents } from './agents-commands.ts'
import { registerApplications } from './applications-commands.ts'
import { registerArticles } from './articles-commands.ts'
import { registerAudit } from './audit-commands.ts'
import { registerBackup } from './backup-commands.ts'
import { registerBanks } from './banks-commands.ts'
import { registerBanners } from './banners-commands.ts'
import { registerHosts } from './cells-commands.ts'
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
import { registerMigrate } from './migrate-command.ts'
import { registerMoney } from './money-commands.ts'
import { addRunOptions } from './run-options.ts'
import { callOperatorApi } from './operator-client.ts'
import { registerOrders } from './orders-commands.ts'
import { registerParcels } from './parcels-commands.ts'
import { registerReports } from './reports-commands.ts'
import { registerRestore } from './restore-commands.ts'
import { registerReturns } from './returns-commands.ts'
import { registerRewards } from './rewards-commands.ts'
import { registerReviews } from './reviews-commands.ts'
import { registerSynonyms } from './synonyms-commands.ts'
import { registerVouchers } from './vouchers-commands.ts'
import { LocalCommand } from './local-command.ts'
import { registerSetup } from './setup-commands.ts'
import { registerStaff } from './staff-commands.ts'
import { registerSite } from './site-commands.ts'

/** The program with all its commands, in the language of the command line. */
export function newProgram(isJson: boolean): Command {
	const program = new LocalCommand('etalase')
		.description(say('program'))
		.version(project.version, '--version', say('program.version'))
		.showHelpAfterError(!isJson)
		.configureOutput(isJson ? { writeErr: () => undefined } : {})
		.addHelpText('after', say('program.notes'))
		.exitOverride()

	addRunOptions(program)
	registerOrders(program)
	registerParcels(program)
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
	registerMigrate(program)
	registerBackup(program)
	registerRestore(program)
	registerHosts(program)
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
	registerImportProducts(program.command('import').description(say('import')), callOperatorApi)
	return program
}
