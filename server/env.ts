import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { budgets } from '#app/api/budgets.ts'
import type { GoogleSettings } from '#app/api/google.server.ts'

const milliseconds = (fallback: number) =>
	z.coerce.number().int().min(1).max(600_000).default(fallback)

const TrustedProxy = z.string().refine((text) => {
	const [address = '', prefix] = text.split('/')
	const bits = isIP(address) === 6 ? 128 : 32
	return (
		isIP(address) !== 0 &&
		(prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
	)
}, 'an address or a network such as 10.0.0.0/8')

const HeaderName = z
	.string()
	.regex(/^[A-Za-z0-9-]{1,64}$/, 'the name of a header, e.g. x-forwarded-host')
	.toLowerCase()
	.optional()

function isHttpsOrLoopback(address: string) {
	const { protocol, hostname } = new URL(address)
	return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

const Variables = z.object({
	NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
	STOREFRONT_HOST: z.string().default('0.0.0.0'),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	WEBSITE_API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
	ETALASE_SECRET: z
		.string()
		.refine(
			(text) => text.split(',').every((secret) => secret.trim().length >= 32),
			'32 or more characters; several secrets are separated by commas, the newest first',
		)
		.optional(),
	TRUSTED_PROXIES: z
		.string()
		.default('')
		.transform((text) => text.split(/[\s,]+/).filter(Boolean))
		.pipe(z.array(TrustedProxy)),
	ETALASE_HOST_HEADER: HeaderName,
	ETALASE_SCHEME_HEADER: HeaderName,
	/** Caches in front that are told which companies' pages changed. */
	ETALASE_FRONT_CACHES: z
		.string()
		.default('')
		.transform((text) => text.split(/[\s,]+/).filter(Boolean))
		.pipe(z.array(z.url({ protocol: /^https?$/ })).max(20)),
	ETALASE_PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
	API_ACCESS_TIMEOUT_MS: milliseconds(budgets.apiAccess),
	API_TIMEOUT_MS: milliseconds(budgets.call),
	PAGE_BUDGET_MS: milliseconds(budgets.page),
	OPTIONAL_TIMEOUT_MS: milliseconds(budgets.optional),
	SITE_TIMEOUT_MS: milliseconds(budgets.site),
	ETALASE_MOST_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(200),
	ETALASE_MOST_DELAY_MS: z.coerce.number().int().min(1).max(60_000).default(200),
	SITE_REFRESH_MS: milliseconds(30_000),
	PAGE_CHANGES_MS: milliseconds(1_000),
	/** Port and address of GET /metrics; without a port there is none. */
	ETALASE_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
	ETALASE_METRICS_HOST: z.string().default('127.0.0.1'),
	/** How long a process that ends reports it before it stops listening, for balancers that ask now and then. */
	ETALASE_DRAIN_MS: z.coerce.number().int().min(0).max(300_000).default(0),
	ETALASE_PAGE_CACHE_MB: z.coerce.number().min(0).max(16_384).default(64),
	ETALASE_PAGES_PER_SECOND: z.coerce.number().min(0).max(100_000).default(10),
	ETALASE_REGISTRATION_SECONDS: z.coerce.number().int().min(0).max(60).default(2),
	GOOGLE_ISSUER: z
		.url({ protocol: /^https?$/ })
		.refine(isHttpsOrLoopback, 'https, but for this very machine')
		.default('https://accounts.google.com'),
	GOOGLE_CLIENT_ID: z.string().min(1).max(500).optional(),
	GOOGLE_CLIENT_SECRET: z.string().min(1).max(500).optional(),
	LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = ReturnType<typeof readEnv>

/** In development: a page waits for compiling sources and for a website API that restarts. */
const developmentBudgets = {
	API_TIMEOUT_MS: '60000',
	PAGE_BUDGET_MS: '60000',
	OPTIONAL_TIMEOUT_MS: '60000',
	SITE_TIMEOUT_MS: '60000',
}

/** The process's settings. @throws an Error that names every invalid variable */
export function readEnv(source: Record<string, string | undefined>) {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
	const values = given.NODE_ENV === 'development' ? { ...developmentBudgets, ...given } : given
	const parsed = Variables.safeParse(values)
	if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
	const env = parsed.data
	if (env.NODE_ENV === 'production' && env.ETALASE_SECRET === undefined) {
		throw new Error(
			'ETALASE_SECRET is missing: 32 or more random characters that seal the cookies.',
		)
	}
	const forwarding = {
		hostHeader: env.ETALASE_HOST_HEADER,
		schemeHeader: env.ETALASE_SCHEME_HEADER,
	}
	if (env.TRUSTED_PROXIES.length === 0 && Object.values(forwarding).some(Boolean)) {
		throw new Error(
			'ETALASE_HOST_HEADER and ETALASE_SCHEME_HEADER need TRUSTED_PROXIES: nobody else is believed.',
		)
	}
	return {
		development: env.NODE_ENV === 'development',
		host: env.STOREFRONT_HOST,
		port: env.PORT,
		apiUrl: env.WEBSITE_API_URL,
		secret: env.ETALASE_SECRET ?? randomBytes(32).toString('base64url'),
		trustedProxies: env.TRUSTED_PROXIES,
		forwarding: { ...forwarding, publicPort: env.ETALASE_PUBLIC_PORT },
		frontCaches: env.ETALASE_FRONT_CACHES,
		logLevel: env.LOG_LEVEL,
		pagesPerSecond: env.ETALASE_PAGES_PER_SECOND,
		registrationSeconds: env.ETALASE_REGISTRATION_SECONDS,
		siteRefreshMs: env.SITE_REFRESH_MS,
		pageChangesMs: env.PAGE_CHANGES_MS,
		drainMs: env.ETALASE_DRAIN_MS,
		metrics: env.ETALASE_METRICS_PORT
			? { port: env.ETALASE_METRICS_PORT, host: env.ETALASE_METRICS_HOST }
			: undefined,
		// Pages are not cached in development.
		pageCacheBytes: env.NODE_ENV === 'development' ? 0 : env.ETALASE_PAGE_CACHE_MB * 1_048_576,
		google: googleOf(env),
		load: { maxAtWork: env.ETALASE_MOST_REQUESTS, maxDelayMs: env.ETALASE_MOST_DELAY_MS },
		budgets: {
			apiAccess: env.API_ACCESS_TIMEOUT_MS,
			call: env.API_TIMEOUT_MS,
			page: env.PAGE_BUDGET_MS,
			optional: env.OPTIONAL_TIMEOUT_MS,
			site: env.SITE_TIMEOUT_MS,
		},
	}
}

/** Sign-in with Google; null unless both id and secret are set. */
function googleOf(env: z.output<typeof Variables>): GoogleSettings | null {
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
	if ((clientId === undefined) !== (clientSecret === undefined)) {
		throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: one is missing.')
	}
	if (clientId === undefined || clientSecret === undefined) return null
	return { issuer: env.GOOGLE_ISSUER, clientId, clientSecret }
}
