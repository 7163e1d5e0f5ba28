import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { developmentBuild, fetchOverRestarts } from '../development.ts'
import { readEnv } from '../env.ts'
import { startMetrics } from '../front-metrics.ts'
import { createHttpServer } from '../listen.ts'
import { logContractMismatches } from '../log-mismatches.ts'
import { createLog } from '#process/log.ts'
import { startTracing } from '#process/tracing.ts'
import { ownEnvironment } from '#process/own-environment.ts'
import { runProgram } from '#process/run-program.ts'
import { serve } from '../serve.ts'
import { createStaticFiles } from '../static-files.ts'
import { builtAdminPages, withAdminContext } from './admin-pages.ts'
import { createAdminServer } from './admin-server.ts'

await runProgram(async () => {
	const environment = ownEnvironment(process.env)
	// The storefront's settings except for the port.
	const { ADMIN_PORT, ADMIN_LISTEN, ADMIN_HOSTS, ADMIN_PUBLIC_PORT, ETALASE_SHOP_ADDRESS } =
		environment
	const env = readEnv({
		...environment,
		PORT: ADMIN_PORT || '3100',
		STOREFRONT_HOST: ADMIN_LISTEN,
		ETALASE_PUBLIC_PORT: ADMIN_PUBLIC_PORT,
	})
	const log = createLog(env.logLevel, 'admin')
	logContractMismatches(log)
	await startTracing('admin')
	// In production this file is build/admin.mjs, beside the folder build/admin.
	const build = path.join(path.dirname(fileURLToPath(import.meta.url)), 'admin')

	const built = env.development ? undefined : await builtAdminPages(build, log)
	const server = createHttpServer(() => built?.stylesheet)
	const development = env.development
		? await developmentBuild(server, log, 'vite.admin.config.ts')
		: undefined
	const pages = built?.pages ?? (development && withAdminContext(development.pages))
	if (!pages) throw new Error('There are no pages to serve.')

	const application = createAdminServer({
		env,
		log,
		metrics: await startMetrics(env.metrics, 'admin'),
		pages,
		routeOf: built?.routeOf,
		files: built ? createStaticFiles(path.join(build, 'client')) : () => undefined,
		stylesheet: built?.stylesheet,
		fetch: env.development ? (request) => fetchOverRestarts(request) : (request) => fetch(request),
		hosts: (ADMIN_HOSTS ?? '')
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean),
		shopAddress: ETALASE_SHOP_ADDRESS || undefined,
	})
	await serve({ server, env, log, application, development })
})
