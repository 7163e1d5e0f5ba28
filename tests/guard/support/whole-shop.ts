import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { pino } from 'pino'
import type { AppLoadContext } from '@remix-run/node'
import type { Transport } from '#app/api/call.ts'
import { routes } from '#app/routes.ts'
import { readEnv } from '#server/env.ts'
import { createPageHandler } from '#server/page-handler.ts'
import { withLog } from '#server/remix.ts'
import { openStorefront } from '#tests/support/open-storefront.ts'
import { tinyApi, type TinyGateways } from '#tests/support/tiny-api.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'
import { sourceBuild } from './source-build.ts'

type Options = {
	env?: Record<string, string>
	/** Instead of the website API of the tiny shops. */
	transport?: Transport
	/** Payment providers of the tiny shops. */
	gateways?: TinyGateways
	/** Whether the website API gives no answer. */
	isApiAway?: () => boolean
	/** Called with each page that is rendered. */
	onPage?: (context: AppLoadContext) => void
}

/** The whole shop in one process: the real server with every page, and the website API of the tiny shops. */
export async function wholeShop({ env, transport, gateways, isApiAway, onPage }: Options = {}) {
	const tiny = await tinyApi({ gateways })
	const lines: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
	const build = await sourceBuild('app', routes(defineRoutes))
	const pages = createPageHandler(withLog(build, log))
	const { port, close } = await openStorefront({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
			ETALASE_REGISTRATION_SECONDS: '0',
			TRUSTED_PROXIES: '127.0.0.1',
			...env,
		}),
		log,
		pages(request, context) {
			onPage?.(context)
			return pages(request, context)
		},
		files: () => undefined,
		transport: async (request) => {
			if (isApiAway?.()) throw new TypeError('fetch failed')
			return transport ? transport(request) : tiny.api.fetch(request)
		},
	})
	return {
		tiny,
		/** The ids of routes with an action. */
		actions: Object.values(build.assets.routes)
			.filter(({ hasAction }) => hasAction)
			.map(({ id }) => id),
		/** The logged errors. */
		lines,
		request: (options: RequestOptions) => sendRequest(port, options),
		async close() {
			await close()
			await tiny.close()
		},
	}
}

export type WholeShop = Awaited<ReturnType<typeof wholeShop>>
