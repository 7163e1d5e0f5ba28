import { readFileSync, statSync } from 'node:fs'
import { closest } from 'fastest-levenshtein'

type Environment = Record<string, string | undefined>

/** Settings of any of our programs whose names begin with ETALASE_; those of tests begin with ETALASE_TEST_. */
export const ownSettings = [
	'ETALASE_ADMIN_ADDRESS',
	'ETALASE_ADMIN_EMAIL',
	'ETALASE_ALL_JOURNEYS',
	'ETALASE_API_REQUESTS',
	'ETALASE_AUDIT_MINUTES',
	'ETALASE_BACKUP_KEY',
	'ETALASE_CELL',
	'ETALASE_CHROMIUM',
	'ETALASE_CLICKS_PER_NETWORK',
	'ETALASE_DATA',
	'ETALASE_DATABASE_POOL',
	'ETALASE_DATABASE_POOLER',
	'ETALASE_DATABASE_SCHEMA',
	'ETALASE_DRAIN_MS',
	'ETALASE_FRONT_CACHES',
	'ETALASE_FULL_SIZES',
	'ETALASE_HOST_HEADER',
	'ETALASE_INSTANCE',
	'ETALASE_MAIL_FROM',
	'ETALASE_METRICS_HOST',
	'ETALASE_METRICS_PORT',
	'ETALASE_MIGRATE',
	'ETALASE_MOST_DELAY_MS',
	'ETALASE_MOST_REQUESTS',
	'ETALASE_NEW_OPERATOR_KEY',
	'ETALASE_OPERATOR_KEY',
	'ETALASE_PAGES_PER_SECOND',
	'ETALASE_PAGE_CACHE_MB',
	'ETALASE_PREPARED_STATEMENTS',
	'ETALASE_PUBLIC_PORT',
	'ETALASE_READ_LAG_MS',
	'ETALASE_REGISTRATIONS_PER_DAY',
	'ETALASE_REGISTRATION_SECONDS',
	'ETALASE_RUN_DETAILS',
	'ETALASE_S3_ACCESS_KEY',
	'ETALASE_S3_BUCKET',
	'ETALASE_S3_ENDPOINT',
	'ETALASE_S3_REGION',
	'ETALASE_S3_SECRET_KEY',
	'ETALASE_SCHEME_HEADER',
	'ETALASE_SCREENS',
	'ETALASE_SECRET',
	'ETALASE_SEED',
	'ETALASE_SHOP_ADDRESS',
	'ETALASE_SIMULATED_PROVIDER',
	'ETALASE_SLOW_STATEMENT_MS',
	'ETALASE_SMTP_URL',
	'ETALASE_TIMERS',
	'ETALASE_UPLOAD_MB_PER_NETWORK',
	'ETALASE_UPLOAD_MB_PER_ORDER',
	'ETALASE_UPLOAD_MB_PER_SHOP',
]

/** Settings that may stand in a file, which is named by the same variable with _FILE. */
const secrets = [
	'DATABASE_READ_URL',
	'DATABASE_URL',
	'ETALASE_BACKUP_KEY',
	'ETALASE_OPERATOR_KEY',
	'ETALASE_S3_ACCESS_KEY',
	'ETALASE_S3_SECRET_KEY',
	'ETALASE_SECRET',
	'ETALASE_SMTP_URL',
	'GOOGLE_CLIENT_SECRET',
]

const longestSecret = 65_536

/**
 * The environment of one of our programs, with the secrets that stand in files.
 * @throws Error that names an unknown setting and the nearest known one, or a file that cannot be read
 */
export function ownEnvironment(source: Environment): Environment {
	const files = secrets.map((name) => `${name}_FILE`)
	const known = [...ownSettings, ...files]
	for (const name of Object.keys(source)) {
		const isOwn = name.startsWith('ETALASE_') && !name.startsWith('ETALASE_TEST_')
		if (isOwn && !known.includes(name)) {
			throw new Error(`${name} is no setting. Is ${closest(name, known)} meant?`)
		}
	}
	const environment = { ...source }
	for (const name of secrets) {
		const file = source[`${name}_FILE`]
		if (!file) continue
		if (source[name]) throw new Error(`${name} and ${name}_FILE are both set: remove one of them.`)
		environment[name] = contentOf(file, `${name}_FILE`)
	}
	return environment
}

function contentOf(file: string, name: string): string {
	try {
		if (statSync(file).size > longestSecret) throw new Error('it is longer than a secret')
		return readFileSync(file, 'utf8').trim()
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		throw new Error(`${name}: ${file} cannot be read: ${reason}`, { cause: error })
	}
}
