import path from 'node:path'
import { z } from 'zod'

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
	/** Without the three example shops: an empty database stays empty. */
	ETALASE_SEED: optional(z.enum(['yes', 'no']).default('yes')),
})

export type Settings = {
	host: string
	port: number
	databaseUrl: string | undefined
	dataDir: string
	logLevel: z.infer<typeof Settings>['LOG_LEVEL']
	operatorKey: string | undefined
	seed: boolean
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
		seed: settings.ETALASE_SEED === 'yes',
	}
}
