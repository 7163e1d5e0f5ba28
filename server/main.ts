import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { developmentBuild, fetchOverRestarts } from './development.ts'
import { readEnv } from './env.ts'
import { readStylesheet } from './inline-stylesheet.ts'
import { startMetrics } from './front-metrics.ts'
import { createHttpServer } from './listen.ts'
import { createLog } from '#process/log.ts'
import { startTracing } from '#process/tracing.ts'
import { ownEnvironment } from '#process/own-environment.ts'
import { runProgram } from '#process/run-program.ts'
import { applicationOf, builtPages } from './remix.ts'
import { sendJson } from './send-json.ts'
import { serve } from './serve.ts'
import { createStaticFiles } from './static-files.ts'
import type { StorefrontOptions } from './storefront.ts'

await runProgram(async () => {
	const env = readEnv(ownEnvironment(process.env))
	const log = createLog(env.logLevel, 'storefront')
	await startTracing('storefront')
	// In production this file is build/storefront.mjs, beside build/client and build/server.
	const build = path.dirname(fileURLToPath(import.meta.url))

	const built = env.development ? undefined : await builtPages(build, log)
	const server = createHttpServer(() => built?.stylesheet)
	const development = env.development ? await developmentBuild(server, log) : undefined
	const source = built ?? development
	if (!source) throw new Error('There are no pages to serve.')

	const client = path.join(build, 'client')
	const options: StorefrontOptions = {
		env,
		log,
		metrics: await startMetrics(env.metrics, 'storefront'),
		pages: source.pages,
		routeOf: built?.routeOf,
		files: built ? createStaticFiles(client) : () => undefined,
		stylesheet: built?.stylesheet,
		inlineStylesheet: built?.stylesheet ? readStylesheet(client, built.stylesheet) : undefined,
		transport: env.development
			? (request) => fetchOverRestarts(request)
			: (request) => fetch(request),
		sendJson: env.development ? undefined : sendJson,
	}
	const application = source.application((from) => applicationOf(from)(options))
	await serve({ server, env, log, application, development })
})
