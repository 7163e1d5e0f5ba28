import {
	json,
	type ActionFunction,
	type AppLoadContext,
	type LoaderFunction,
} from '@remix-run/node'
import { createLog } from '#process/log.ts'
import { readEnv } from '#server/env.ts'
import type { FrontMetrics } from '#server/front-metrics.ts'
import { exampleSecret } from '#tests/support/example-api.ts'
import { type ExampleProduct, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openStorefront } from '#tests/support/open-storefront.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createApi } from '#website-api/app.ts'
import type { ApiMetrics } from '#website-api/http/api-metrics.ts'
import { sendRequest } from '../../guard/support/send-request.ts'

/** A page's module; in its address, `:name` is a parameter. */
export type LoggedPage = { loader?: LoaderFunction; action?: ActionFunction }

type LoggedShopOptions = {
	openDatabase?: typeof openTestDatabase
	frontMetrics?: FrontMetrics
	apiMetrics?: ApiMetrics
	routeOf?: (pathname: string) => string
}

/**
 * A shop whose storefront and website API write to one log, and a visitor with a cookie jar: the real server on a
 * socket, real loaders and actions.
 */
export async function loggedShop(
	pages: Record<string, LoggedPage>,
	products: ExampleProduct[],
	{ openDatabase = openTestDatabase, ...figures }: LoggedShopOptions = {},
) {
	const open = await openDatabase()
	const shop = await exampleShop(open.db, products)
	const lines: string[] = []
	const jar = new Map<string, string>()
	const net = { isDown: false }
	const stream = { write: (line: string) => void lines.push(line) }
	const clock = () => new Date()
	const storage = memoryStorage()
	const api = createApi({
		db: open.db,
		clock,
		secret: exampleSecret,
		storage,
		log: createLog('debug', 'website-api', stream),
		metrics: figures.apiMetrics,
	})
	const { port, close } = await openStorefront({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
			ETALASE_REGISTRATION_SECONDS: '0',
		}),
		log: createLog('debug', 'storefront', stream),
		metrics: figures.frontMetrics,
		routeOf: figures.routeOf,
		pages: (request, context) => show(pages, request, context),
		files: () => undefined,
		transport: async (request) => {
			if (net.isDown) throw new Error(`Sari Penanda did not arrive at ${request.url}`)
			return api.fetch(request)
		},
	})

	/** Sends a POST with fields (urlencoded, or multipart if one is a file), otherwise a GET. */
	async function send(target: string, fields?: Record<string, string | File>) {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
		const form = fields && (await encoded(fields))
		const answer = await sendRequest(port, {
			method: form ? 'POST' : 'GET',
			target,
			body: form?.body,
			headers: [
				['Host', shop.host],
				['Cookie', cookie],
				['Sec-Fetch-Site', 'same-origin'],
				['User-Agent', 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile'],
				['Content-Type', form?.type ?? 'application/x-www-form-urlencoded'],
			],
		})
		for (const line of answer.headers.getSetCookie()) {
			const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
			if (/max-age=0/i.test(line)) jar.delete(name)
			else jar.set(name, value)
		}
		return answer
	}

	return {
		open,
		api,
		port,
		shop,
		lines,
		jar,
		net,
		send,
		status: async (target: string, fields?: Record<string, string | File>) =>
			(await send(target, fields)).status,
		async stop() {
			await close()
			await open.close()
		},
	}
}

async function encoded(fields: Record<string, string | File>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.append(name, value)
	if (!Object.values(fields).some((value) => value instanceof File)) {
		const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
		return { type: 'application/x-www-form-urlencoded', body: `${new URLSearchParams(texts)}` }
	}
	const sent = new Response(form)
	return {
		type: sent.headers.get('content-type') ?? '',
		body: Buffer.from(await sent.arrayBuffer()),
	}
}

async function show(
	pages: Record<string, LoggedPage>,
	request: Request,
	context: AppLoadContext,
): Promise<Response> {
	for (const [address, page] of Object.entries(pages)) {
		const params = paramsOf(address, context.pathname)
		if (params === undefined) continue
		const run = request.method === 'POST' ? page.action : page.loader
		try {
			const answer = await run?.({ request, context, params })
			return answer instanceof Response ? answer : json(answer ?? null)
		} catch (thrown) {
			if (thrown instanceof Response) return thrown
			throw thrown
		}
	}
	return json(null)
}

function paramsOf(address: string, pathname: string): Record<string, string> | undefined {
	const pattern = new RegExp(`^${address.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
	const found = pattern.exec(pathname)
	return found === null ? undefined : { ...found.groups }
}
