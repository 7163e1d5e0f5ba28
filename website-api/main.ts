import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createApi } from './app.ts'
import { describeError } from './db/describe-error.ts'
import { setTimeoutsOfRole } from './db/postgres.ts'
import { untilConnected } from './db/until-connected.ts'
import { openDatabase } from './db/open-database.ts'
import { pacedTransactions } from './db/paced-transactions.ts'
import { requireLayout } from './db/require-layout.ts'
import { createLoadGuard } from '#process/load-guard.ts'
import { instanceName } from '#process/instance.ts'
import { createLog } from '#process/log.ts'
import { ownEnvironment } from '#process/own-environment.ts'
import { runProgram } from '#process/run-program.ts'
import { isTracing, startTracing, stopTracing } from '#process/tracing.ts'
import { watchProvider } from '#process/provider-calls.ts'
import { mailWriters } from './mail-writers.ts'
import { createApiServer } from './http/api-server.ts'
import { createOrderQueue } from './http/order-queue.ts'
import { openObjects } from './media/open-objects.ts'
import { type MediaStorage, storageOver } from './media/storage.ts'
import { startAuditor } from './modules/money/audit/auditor.ts'
import { startImportWorker } from './modules/catalog/imports/import-worker.ts'
import { startPriceClock } from './modules/catalog/products/price-clock.ts'
import { takeCell } from './modules/platform/cells/cell.command.ts'
import { sharedSecret } from './modules/platform/companies/shared-secret.command.ts'
import type { Transport } from './modules/platform/gateways/call-gateway.ts'
import { companyGateways } from './modules/platform/gateways/accounts/company-gateways.queries.ts'
import { companyCouriers } from './modules/sales/couriers/accounts/company-couriers.queries.ts'
import type { Couriers } from './modules/platform/couriers/couriers.ts'
import type { Gateways } from './modules/platform/gateways/gateway-of.ts'
import { googleProvider } from './modules/platform/identity/google-provider.ts'
import { recordStaffEvents } from './modules/operations/staff-notices/record-staff-events.command.ts'
import { notifyStaff } from './modules/operations/staff-notices/notify-staff.command.ts'
import { deliverMail } from './modules/platform/mail/deliver-mail.ts'
import { folderMailer, smtpMailer, watchedMailer } from './modules/platform/mail/mailer.ts'
import { deletePicture } from './modules/platform/media/delete-picture.command.ts'
import { ensureOperatorKey } from './modules/platform/operator-api/first-operator-key.ts'
import { requireOwnFolder } from './modules/operations/backup/own-folder.command.ts'
import { type ActiveTimers, whenActive } from './modules/operations/when-active.ts'
import { startSummaries } from './modules/operations/reports/summaries.ts'
import { startCouriers } from './modules/operations/couriers.ts'
import { startPayments } from './modules/operations/payments.ts'
import { startReconciliations } from './modules/operations/reconciliations.ts'
import { startSweeper } from './modules/operations/sweeper.ts'
import type { Deliver, FailedDelivery } from './modules/platform/outbox/outbox.command.ts'
import { startOutbox } from './modules/platform/outbox/poller.ts'
import { watchDueWork } from './modules/platform/timers/due-questions.queries.ts'
import { allDistricts } from './modules/platform/regions/region-data.ts'
import { firstSetupLink } from './modules/platform/setup/setup-link.command.ts'
import { removeUploadBytes } from './modules/platform/uploads/store-upload.command.ts'
import { removeReplacedFile } from './modules/sales/customer-orders/product-file.command.ts'
import { withProgrammes } from './modules/sales/programmes.ts'
import { createObservers, type Observers } from './observe.ts'
import { programmes } from './programmes.ts'
import { readSettings, type Settings } from './settings.ts'
import { closeWithTimeout, untilStopSignal } from './shutdown.ts'

const clock = () => new Date()
// Not among the lines of the log, which are JSON.
const say = (line: string) => void process.stderr.write(`${line}\n`)

/** The website API's process: opens and seeds the database, serves, and shuts down gracefully. */
async function main() {
	const settings = readSettings(ownEnvironment(process.env))
	const log = createLog(settings.logLevel, 'website-api')
	let isStopping = false
	const stopSignal = untilStopSignal().finally(() => (isStopping = true))
	// An unhandled rejection must not end all other requests and jobs.
	process.on('unhandledRejection', (error) => log.error(describeError(error), 'unhandled'))
	await startTracing('website-api')
	const observers = createObservers(settings, log)
	const opened = await openDatabase(observedDatabase(settings, observers, log))
	const database = withProgrammes(opened, programmes)
	try {
		const isConnected = await untilConnected(
			() => database.db.execute(sql`select 1`),
			(code) => log.warn({ code }, 'waiting for the database'),
			stopSignal,
		)
		if (!isConnected) return
		if (settings.isPooled) await setTimeoutsOfRole(database.db, settings.schema)
		const watchFiles = watchProvider('files', observers.providerCall)
		const storage = storageOver(openObjects(settings, watchFiles))
		await prepare(database, storage, settings, log)
		await observers.serve(database)
		const running: { timers?: ActiveTimers } = {}
		const secret = await sharedSecret(database.db)
		const parts = {
			settings,
			log,
			database,
			storage,
			mailer: mailerOf(settings, observers),
			secret,
			gateways: gatewaysOf(settings, secret, database, observers),
			couriers: couriersOf(settings, secret, database, observers),
			isStopping: () => isStopping,
			passiveSince: () => running.timers?.passiveSince(),
			observers,
		}
		const server = await serve(parts)
		log.info({ port: settings.port }, 'listening')
		if (settings.hasTimers) running.timers = await startWhenActive(parts)
		else log.warn('timers are off: no mail, no expiry, no audit, no import')
		log.info({ reason: await stopSignal }, 'stopping')
		await setTimeout(settings.drainMs)
		await closeWithTimeout(server)
		await running.timers?.stop()
	} finally {
		await database.close()
		await stopTracing()
	}
}

type Parts = {
	settings: Settings
	log: Logger
	database: Awaited<ReturnType<typeof openDatabase>>
	storage: MediaStorage
	mailer: ReturnType<typeof watchedMailer>
	/** Shared by all processes of the installation. */
	secret: string
	isStopping: () => boolean
	passiveSince: () => string | undefined
	observers: Observers
	gateways: Gateways
	couriers: Couriers
}

/** The database with statements that are observed, by a name that tells this process from others. */
function observedDatabase(settings: Settings, { slowStatement }: Observers, log: Logger) {
	const { slowStatementMs: slowMs, read } = settings
	const onChange = (isUsable: boolean, reason: string | undefined) => {
		if (isUsable) log.info('the replica is read from again')
		else log.warn({ reason }, 'the replica is not read from')
	}
	return {
		...settings,
		read: read && { ...read, onChange },
		applicationName: `etalase website-api ${instanceName()}`.slice(0, 63),
		observe: slowMs > 0 || isTracing() ? { slowMs, onSlow: slowStatement } : undefined,
	}
}

function gatewaysOf(
	{ simulatedProvider: simulation }: Settings,
	secret: string,
	{ db }: Parts['database'],
	{ providerCall }: Observers,
): Gateways {
	const watch = watchProvider('payments', providerCall)
	const transport: Transport = (request) => watch(() => fetch(request))
	return companyGateways({ db, secret, simulation, transport, clock })
}

function couriersOf(
	{ simulatedProvider: simulation }: Settings,
	secret: string,
	{ db }: Parts['database'],
	{ providerCall }: Observers,
): Couriers {
	const watch = watchProvider('couriers', providerCall)
	const transport: Transport = (request) => watch(() => fetch(request))
	return companyCouriers({ db, secret, simulation, transport })
}

function mailerOf({ smtpUrl, dataDir }: Settings, { providerCall }: Observers) {
	if (!smtpUrl) return watchedMailer(folderMailer(path.join(dataDir, 'mailbox'), clock))
	return watchedMailer(smtpMailer(smtpUrl), watchProvider('mail', providerCall))
}

/** Migrates the database and fills what a first start needs. */
async function prepare(
	database: Parts['database'],
	storage: MediaStorage,
	settings: Settings,
	log: Logger,
) {
	const { db } = database
	await requireLayout(database, settings, log)
	await takeCell(db, settings.cell)
	if (settings.seed) {
		// Imported here because a shop with data never needs it.
		const { loadExamples, loadExampleStaff } = await import('#examples/companies.ts')
		await loadExamples(db, storage, say)
		await loadExampleStaff(db, settings.dataDir, say)
	}
	await requireOwnFolder(db, settings)
	await ensureOperatorKey(db, settings.dataDir, {
		fromEnvironment: settings.operatorKey,
		makesAnother: settings.makesOperatorKey,
		say,
	})
	await allDistricts()
	const link = await firstSetupLink(db, settings.adminAddress)
	if (link) await sayLink(link, settings.dataDir)
}

// Whoever reads a stored log must not find the way in: there the link is only in a file of the process's user.
async function sayLink(link: string, dataDir: string) {
	const isRead = process.stderr.isTTY || process.connected
	if (!isRead) {
		await mkdir(dataDir, { recursive: true, mode: 0o700 })
		await writeFile(path.join(dataDir, 'setup-link'), `${link}\n`, { mode: 0o600 })
	}
	const where = isRead ? 'this link' : `the link in ${path.join(dataDir, 'setup-link')}`
	say(`Set up your shop with ${where}, once and within a day${isRead ? `: ${link}` : '.'}`)
}

/** Listens at the port of the settings. Rejects when it is taken. */
async function serve({
	settings,
	log,
	database,
	storage,
	mailer,
	secret,
	isStopping,
	passiveSince,
	observers,
	gateways,
	couriers,
}: Parts) {
	const { metrics, providerCall } = observers
	const api = createApi({
		db: database.db,
		forReading: database.forReading,
		storage,
		secret,
		log,
		clock,
		gateways,
		couriers,
		google:
			settings.google && googleProvider(settings.google, watchProvider('google', providerCall)),
		registrationsPerDay: settings.registrationsPerDay,
		clicksPerNetwork: settings.clicksPerNetwork,
		uploadLimits: settings.uploadLimits,
		adminAddress: settings.adminAddress,
		shopAddress: settings.shopAddress,
		isDatabaseReachable: database.isReachable,
		isStopping,
		passiveSince,
		sendsMail: settings.smtpUrl !== undefined,
		isMailerDegraded: mailer.isDegraded,
		orderQueue: createOrderQueue({ atOnce: Math.floor(settings.poolSize / 2) }),
		load: createLoadGuard(settings.load, undefined, metrics?.loadRefusal),
		metrics,
	})
	const server = createApiServer(api.fetch)
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(settings.port, settings.host, resolve)
	})
	return server
}

async function startWhenActive(parts: Parts): Promise<ActiveTimers> {
	const { log, database } = parts
	const start = () => startTimers(parts)
	const onError = (error: unknown) => log.error(describeError(error), 'timers not started')
	const timers = await whenActive(database.db, start, onError)
	const at = timers.passiveSince()
	if (at !== undefined)
		log.warn({ at }, 'a passive copy: no mail, no expiry, no import, no deletion')
	return timers
}

/** Starts what runs beside the requests. */
function startTimers({
	settings,
	log,
	database,
	storage,
	mailer,
	secret,
	observers,
	gateways,
	couriers,
}: Parts) {
	const { db, forJobs, forReading } = database
	// An import rests between its batches, whose transactions are a part of them.
	const paced = pacedTransactions(forJobs)
	const mail = {
		writers: mailWriters,
		mailer,
		from: settings.mailFrom,
		secret,
		shopAddress: settings.shopAddress,
		adminAddress: settings.adminAddress,
		adminEmail: settings.adminEmail,
	}
	const deliver: Deliver = async (delivery) => {
		await recordStaffEvents(db, delivery)
		await notifyStaff(db, delivery)
		await deliverMail(db, delivery, mail)
		await deletePicture(db, delivery, storage)
		await removeUploadBytes(delivery, storage)
		await removeReplacedFile(delivery, storage)
		// Without personal data.
		log.info({ topic: delivery.topic, companyId: delivery.companyId }, 'event')
	}
	const onFailure = (failed: FailedDelivery) => log.warn(failed, 'delivery failed')
	const reportsOf = observers.timer
	const due = watchDueWork(db)
	return [
		startSweeper(db, reportsOf('sweeper'), due),
		startPriceClock(db, reportsOf('price clock')),
		startImportWorker(forJobs, storage, reportsOf('imports'), due),
		startPayments(db, gateways, reportsOf('payments'), due),
		startCouriers(db, couriers, reportsOf('couriers'), due),
		startReconciliations(db, gateways.of, reportsOf('reconciliations')),
		startOutbox(db, deliver, reportsOf('outbox'), { onFailure, due }),
		startSummaries(paced, reportsOf('summaries')),
		startAuditor(paced, { minutes: settings.auditMinutes, log, forReading }, reportsOf('audit')),
	]
}

await runProgram(async () => {
	await main()
	process.exit(0)
})
