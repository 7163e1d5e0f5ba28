import path from 'node:path'
import { z } from 'zod'
import type { LoadBounds } from '#process/load-guard.ts'
import type { S3Settings } from './media/s3-objects.ts'
import type { GoogleSettings } from './modules/platform/identity/google-provider.ts'
import type { UploadLimits } from './modules/platform/uploads/upload-volume.command.ts'

// An empty variable counts as absent.
const optional = <T extends z.ZodType>(schema: T) =>
	z.preprocess((value) => (value === '' ? undefined : value), schema)

const Settings = z.object({
	WEBSITE_API_HOST: optional(z.string().default('127.0.0.1')),
	WEBSITE_API_PORT: optional(z.coerce.number().int().min(0).max(65_535).default(4000)),
	DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
	ETALASE_DATA: optional(z.string().default('data')),
	LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
	/** The owner's key; absent: made on the first start, in ETALASE_DATA/operator-key. */
	ETALASE_OPERATOR_KEY: optional(
		z
			.string()
			.regex(/^[\w-]{32,200}$/)
			.optional(),
	),
	/** A bucket for files, instead of the folder ETALASE_DATA/media; all of them or none. */
	ETALASE_S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
	ETALASE_S3_BUCKET: optional(
		z
			.string()
			.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
			.optional(),
	),
	ETALASE_S3_REGION: optional(z.string().default('us-east-1')),
	ETALASE_S3_ACCESS_KEY: optional(z.string().optional()),
	ETALASE_S3_SECRET_KEY: optional(z.string().optional()),
	/** A mail server, e.g. smtps://user:password@mail.example.com; absent: mails are kept in ETALASE_DATA/mailbox. */
	ETALASE_SMTP_URL: optional(z.url({ protocol: /^smtps?$/ }).optional()),
	/** What mails are sent from. */
	ETALASE_MAIL_FROM: optional(z.email().default('toko@localhost.localdomain')),
	/** Who is notified by mail when the audit finds that the books do not agree; absent: nobody, the log says it. */
	ETALASE_ADMIN_EMAIL: optional(z.email().optional()),
	/** Minutes between two rounds of the audit; every night one looks at everything. */
	ETALASE_AUDIT_MINUTES: optional(z.coerce.number().int().min(1).max(1_440).default(5)),
	/** Where mails say that a shop is, with {host} for its host. */
	ETALASE_SHOP_ADDRESS: optional(
		z
			.string()
			.regex(/^https?:\/\/\{host\}(:\d+)?$/)
			.default('https://{host}'),
	),
	/** Where mails to staff say that the admin is. */
	ETALASE_ADMIN_ADDRESS: optional(
		z
			.string()
			.regex(/^https?:\/\/[^\s/]+$/)
			.default('http://localhost:3100'),
	),
	/** Signing in with Google: the provider, and what it calls this installation; no client id switches it off. */
	GOOGLE_ISSUER: optional(z.url({ protocol: /^https?$/ }).default('https://accounts.google.com')),
	GOOGLE_CLIENT_ID: optional(z.string().max(200).optional()),
	/** New accounts a day from one address, in each shop; many visitors may share one behind a carrier. */
	ETALASE_REGISTRATIONS_PER_DAY: optional(z.coerce.number().int().min(1).max(100_000).default(50)),
	/** Clicks of one referral code that are counted for one network in a day. */
	ETALASE_CLICKS_PER_NETWORK: optional(z.coerce.number().int().min(1).max(100_000).default(30)),
	/** Megabytes of files that a day's forms may bring: for one order, from one network, to one shop. */
	ETALASE_UPLOAD_MB_PER_ORDER: optional(z.coerce.number().int().min(5).max(1_000_000).default(60)),
	ETALASE_UPLOAD_MB_PER_NETWORK: optional(
		z.coerce.number().int().min(5).max(1_000_000).default(200),
	),
	ETALASE_UPLOAD_MB_PER_SHOP: optional(
		z.coerce.number().int().min(5).max(1_000_000).default(2_000),
	),
	/** Connections to PostgreSQL; half of them at most are placing orders. */
	ETALASE_DATABASE_POOL: optional(z.coerce.number().int().min(2).max(500).default(20)),
	/** Beyond these, requests are refused: at work at once, and delay of the process in ms. */
	ETALASE_API_REQUESTS: optional(z.coerce.number().int().min(1).max(100_000).default(1_000)),
	ETALASE_MOST_DELAY_MS: optional(z.coerce.number().int().min(1).max(60_000).default(200)),
	/** Whether an empty database gets the three example shops; absent: the embedded one does. */
	ETALASE_SEED: optional(z.enum(['yes', 'no']).optional()),
})

export type Settings = {
	host: string
	port: number
	databaseUrl: string | undefined
	dataDir: string
	logLevel: z.infer<typeof Settings>['LOG_LEVEL']
	operatorKey: string | undefined
	/** Undefined: a folder takes the mails. */
	smtpUrl: string | undefined
	mailFrom: string
	shopAddress: string
	adminAddress: string
	/** Undefined: nobody is notified by mail. */
	adminEmail: string | undefined
	auditMinutes: number
	seed: boolean
	poolSize: number
	load: LoadBounds
	/** New accounts a day from one address. */
	registrationsPerDay: number
	/** Clicks of one referral code that are counted for one network in a day. */
	clicksPerNetwork: number
	uploadLimits: UploadLimits
	/** Undefined: nobody signs in with Google. */
	google: GoogleSettings | undefined
	/** Undefined: files are in the folder. */
	s3: S3Settings | undefined
}

/** The process's settings from its environment; throws a sentence that names what is wrong. */
export function readSettings(env: Record<string, string | undefined>): Settings {
	const result = Settings.safeParse(env)
	if (!result.success) {
		throw new Error(
			result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
		)
	}
	const settings = result.data
	return {
		host: settings.WEBSITE_API_HOST,
		port: settings.WEBSITE_API_PORT,
		databaseUrl: settings.DATABASE_URL,
		dataDir: path.resolve(settings.ETALASE_DATA),
		logLevel: settings.LOG_LEVEL,
		operatorKey: settings.ETALASE_OPERATOR_KEY,
		smtpUrl: settings.ETALASE_SMTP_URL,
		mailFrom: settings.ETALASE_MAIL_FROM,
		shopAddress: settings.ETALASE_SHOP_ADDRESS,
		adminAddress: settings.ETALASE_ADMIN_ADDRESS,
		adminEmail: settings.ETALASE_ADMIN_EMAIL,
		auditMinutes: settings.ETALASE_AUDIT_MINUTES,
		seed: (settings.ETALASE_SEED ?? (settings.DATABASE_URL ? 'no' : 'yes')) === 'yes',
		registrationsPerDay: settings.ETALASE_REGISTRATIONS_PER_DAY,
		clicksPerNetwork: settings.ETALASE_CLICKS_PER_NETWORK,
		uploadLimits: {
			order: settings.ETALASE_UPLOAD_MB_PER_ORDER,
			network: settings.ETALASE_UPLOAD_MB_PER_NETWORK,
			company: settings.ETALASE_UPLOAD_MB_PER_SHOP,
		},
		poolSize: settings.ETALASE_DATABASE_POOL,
		load: {
			maxAtWork: settings.ETALASE_API_REQUESTS,
			maxDelayMs: settings.ETALASE_MOST_DELAY_MS,
		},
		s3: s3From(settings),
		google: settings.GOOGLE_CLIENT_ID
			? { issuer: settings.GOOGLE_ISSUER, clientId: settings.GOOGLE_CLIENT_ID }
			: undefined,
	}
}

function s3From(settings: z.infer<typeof Settings>): S3Settings | undefined {
	const given = {
		endpoint: settings.ETALASE_S3_ENDPOINT,
		bucket: settings.ETALASE_S3_BUCKET,
		accessKey: settings.ETALASE_S3_ACCESS_KEY,
		secretKey: settings.ETALASE_S3_SECRET_KEY,
	}
	if (Object.values(given).every((value) => value === undefined)) return undefined
	const { endpoint, bucket, accessKey, secretKey } = given
	if (!endpoint || !bucket || !accessKey || !secretKey) {
		throw new Error(
			'ETALASE_S3_ENDPOINT, _BUCKET, _ACCESS_KEY and _SECRET_KEY belong together: set all or none.',
		)
	}
	return { endpoint, bucket, accessKey, secretKey, region: settings.ETALASE_S3_REGION }
}
