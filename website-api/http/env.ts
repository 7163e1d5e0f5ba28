import type { ArrivalWire } from '#contract/arrival.ts'
import type { Logger } from 'pino'
import type { Database, Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { UploadLimits } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import type { GoogleProvider } from '#website-api/modules/platform/identity/google-provider.ts'
import type { LoadGuard } from '#process/load-guard.ts'
import type { OrderQueue } from './order-queue.ts'

/** The time; tests set it. What decides about money and stock is the database's clock instead. */
export type Clock = () => Date

/** What the API needs from its process. */
export type ApiDependencies = {
	db: Database
	clock: Clock
	/** Signs api-access keys; the same in every process on one database (see sharedSecret). */
	secret: string
	storage: MediaStorage
	log: Logger
	/** Whether the database answers; absent: a query on `db` tells. */
	isDatabaseReachable?: (() => Promise<boolean>) | undefined
	/** Whether the last mails were refused; absent: nobody knows. */
	isMailerDegraded?: (() => boolean) | undefined
	/** Limits how many orders are placed at once; absent: ten. */
	orderQueue?: OrderQueue | undefined
	/** Absent: nothing is refused for being too much. */
	load?: LoadGuard | undefined
	/** Absent: nobody signs in with Google. */
	google?: GoogleProvider | undefined
	/** New accounts a day from one address; absent: 50. */
	registrationsPerDay?: number | undefined
	/** Clicks of one referral code that are counted for one network in a day; absent: 30. */
	clicksPerNetwork?: number | undefined
	/** Megabytes of uploads a day; absent: defaultUploadLimits. */
	uploadLimits?: UploadLimits | undefined
	/** Where the admin is, e.g. https://admin.example.com; absent: http://localhost:3100. */
	adminAddress?: string | undefined
}

/** Finds who brought a new customer by the code of their link; undefined: the code is nobody's. */
export type FindReferrer = (
	db: Queryable,
	companyId: number,
	code: string,
) => Promise<{ customerId: string | null } | undefined>

/** How many days a company's parcels travel; null: nobody takes them. */
export type FindArrival = (db: Queryable, companyId: number) => Promise<ArrivalWire | null>

/** What a handler finds in `c.var`. */
export type AppEnv = {
	Variables: ApiDependencies & {
		orderQueue: OrderQueue
		findReferrer: FindReferrer
		findArrival: FindArrival
		adminAddress: string
		correlationId: string
		locale: Locale
		/** The company the api-access key carries; only behind `requireCompany`. */
		companyId: number
		/** The shop's host the key was issued for; only behind `requireCompany`. */
		host: string
	}
}
