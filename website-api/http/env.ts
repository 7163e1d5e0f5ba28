import type { Arrival } from '#contract/arrival.ts'
import type { Logger } from 'pino'
import type { Database, Queryable, Reading } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { UploadLimits } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
import type { AskRates, Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import type { GoogleProvider } from '#website-api/modules/platform/identity/google-provider.ts'
import type { LoadGuard } from '#process/load-guard.ts'
import type { ApiMetrics } from './api-metrics.ts'
import type { OrderHealth } from './order-health.ts'
import type { OrderQueue } from './order-queue.ts'

/** Returns the current time; tests set it. Decisions about money and stock use the database's clock instead. */
export type Clock = () => Date

/** Dependencies of the API. */
export type ApiDependencies = {
	db: Database
	/** Reading from a replica; absent: everything is read from `db`. */
	forReading?: Reading | undefined
	clock: Clock
	/** Signs api-access keys; the same in all processes on one database (see sharedSecret). */
	secret: string
	storage: MediaStorage
	log: Logger
	/** Whether the database is reachable; absent: checked with a query on `db`. */
	isDatabaseReachable?: (() => Promise<boolean>) | undefined
	/** Whether the process is ending, and takes new requests only for its drain time; absent: never. */
	isStopping?: (() => boolean) | undefined
	/** The instant of the backup, in a restored copy that nobody has activated; absent: no such copy. */
	passiveSince?: (() => string | undefined) | undefined
	/** False: mails are stored in a folder, since no mail server is set; absent: true. */
	sendsMail?: boolean | undefined
	/** Whether the last mails were rejected; absent: unknown. */
	isMailerDegraded?: (() => boolean) | undefined
	/** Limits the number of concurrently placed orders; absent: ten. */
	orderQueue?: OrderQueue | undefined
	/** Counts what happens; absent: nothing is counted. */
	metrics?: ApiMetrics | undefined
	/** Rejects requests under overload; absent: none are rejected. */
	load?: LoadGuard | undefined
	/** Payment providers; absent: those of the companies' accounts, called over the network. */
	gateways?: Gateways | undefined
	/** Providers of couriers; absent: those of the companies' accounts, called over the network. */
	couriers?: Couriers | undefined
	/** How couriers' prices are asked for; absent: for three seconds. */
	askRates?: AskRates | undefined
	/** Absent: sign-in with Google is off. */
	google?: GoogleProvider | undefined
	/** The maximum number of registrations a day from one address; absent: 50. */
	registrationsPerDay?: number | undefined
	/** The maximum number of counted clicks per referral code, network and day; absent: 30. */
	clicksPerNetwork?: number | undefined
	/** Limits of uploads per day, in megabytes; absent: defaultUploadLimits. */
	uploadLimits?: UploadLimits | undefined
	/** URL of the admin, e.g. https://admin.example.com; absent: http://localhost:3100. */
	adminAddress?: string | undefined
	/** Template of shops' URLs, with {host} for the host name; absent: https://{host}. */
	shopAddress?: string | undefined
}

/** Finds the referrer of a new customer by the code of a link; undefined for an unknown code. */
export type FindReferrer = (
	db: Queryable,
	companyId: number,
	code: string,
) => Promise<{ customerId: string | null } | undefined>

/** Delivery times of a company, with the cost of a product; null: no courier is switched on. */
export type FindArrival = (
	db: Queryable,
	companyId: number,
	productId: number,
) => Promise<Arrival | null>

/** Context variables of handlers. */
export type AppEnv = {
	Variables: ApiDependencies & {
		orderQueue: OrderQueue
		orderHealth: OrderHealth
		gateways: Gateways
		couriers: Couriers
		askRates: AskRates
		findReferrer: FindReferrer
		findArrival: FindArrival
		adminAddress: string
		shopAddress: string
		sendsMail: boolean
		correlationId: string
		locale: Locale
		/** Company of the api-access key; only behind `requireCompany`. */
		companyId: number
		/** Host of the shop that the key was issued for; only behind `requireCompany`. */
		host: string
	}
}
