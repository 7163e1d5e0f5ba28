import { pino } from 'pino'
import type { AppLoadContext } from '@remix-run/node'
import type { ArrivingLimits } from '#server/arriving-bodies.ts'
import { readEnv } from '#server/env.ts'
import { openStorefront } from '#tests/support/open-storefront.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'
import { stubApi } from './stub-api.ts'

type Page = (request: Request, context: AppLoadContext) => Response | Promise<Response>

/** The real server on a free port, in front of pages that only record their requests. */
export async function guardedShop(
	options: {
		env?: Record<string, string>
		hosts?: string[]
		page?: Page
		clock?: () => Date
		arriving?: ArrivingLimits
		readDelayMs?: () => number
	} = {},
) {
	const api = stubApi(options.hosts)
	const lines: string[] = []
	const reached: { method: string; url: string; headers: Headers; ip?: string }[] = []
	const page: Page =
		options.page ??
		((request, context) =>
			new Response(`<p>${context.site.title} ${context.locale} ${request.url}</p>`, {
				status: context.company.id === 0 ? 404 : 200,
				headers: { 'content-type': 'text/html; charset=utf-8' },
			}))
	const storefront = await openStorefront({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
			...options.env,
		}),
		log: pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) }),
		pages: async (request, context) => {
			reached.push({ method: request.method, url: request.url, headers: request.headers })
			return page(request, context)
		},
		files: () => undefined,
		...(options.arriving ? { arriving: options.arriving } : {}),
		transport: api.transport,
		clock: options.clock,
		readDelayMs: options.readDelayMs,
	})
	return {
		api,
		/** The log, one line per entry. */
		lines,
		/** Requests that passed the guard. */
		reached,
		...storefront,
		request: (options: RequestOptions) => sendRequest(storefront.port, options),
	}
}

export type GuardedShop = Awaited<ReturnType<typeof guardedShop>>
