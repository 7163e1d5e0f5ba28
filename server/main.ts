import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { developmentPages } from './development.ts'
import { readEnv } from './env.ts'
import { readStylesheet } from './inline-stylesheet.ts'
import { createHttpServer } from './listen.ts'
import { createLog } from './log.ts'
import { builtPages } from './remix.ts'
import { serve } from './serve.ts'
import { createStaticFiles } from './static-files.ts'
import { createStorefrontServer, type StorefrontOptions } from './storefront.ts'

const env = readEnv(process.env)
const log = createLog(env.logLevel)
// In production this file is build/storefront.mjs, beside build/client and build/server.
const build = path.dirname(fileURLToPath(import.meta.url))

const built = env.development ? undefined : await builtPages(build, log)
const server = createHttpServer(() => built?.stylesheet)
const development = env.development ? await developmentPages(server) : undefined
const pages = built?.pages ?? development?.pages
if (!pages) throw new Error('There are no pages to serve.')

const client = path.join(build, 'client')
const options: StorefrontOptions = {
	env,
	log,
	pages,
	files: built ? createStaticFiles(client) : () => undefined,
	stylesheet: built?.stylesheet,
	inlineStylesheet: built?.stylesheet ? readStylesheet(client, built.stylesheet) : undefined,
	transport: (request) => fetch(request),
}
const application = createStorefrontServer(options)
await serve({ server, env, log, application, development })
