import { json, type ActionFunction, type LoaderFunction } from '@remix-run/node'
import type { Budgets } from '#app/api/budgets.ts'
import type { Transport } from '#app/api/call.ts'
import { createClient } from '#app/api/client.server.ts'
import type { StructuredData } from '#app/domain/structured-data.ts'
import { createCompanies } from '#app/http/companies.server.ts'
import { createContext } from '#app/http/create-context.server.ts'
import { createSiteCache } from '#app/http/site-cache.server.ts'
import { localeOf } from '#web/i18n/paths.ts'
import { createFormTokens } from '#web/session/form-token.server.ts'
import { createSealer } from '#web/session/seal.server.ts'

/** The client's address of the website API; nothing listens there. */
export const websiteApiUrl = 'http://website-api.test'

export type Visit = {
	status: number
	location: string | null
	headers: Headers
	/** Its JSON, or the text of other content types. */
	data: unknown
	/** The page's structured data. */
	described: StructuredData[]
}

type Route = { loader?: LoaderFunction; action?: ActionFunction }

/** Far above real durations: a slow machine must not fail a test. */
export const longBudgets: Budgets = {
	apiAccess: 60_000,
	call: 60_000,
	page: 60_000,
	optional: 60_000,
	site: 60_000,
}

/**
 * A visitor of a shop with a cookie jar: real loaders and actions, a real client, and a transport that replaces the
 * network.
 */
export function shopper(
	host: string,
	transport: Transport,
	clock = () => new Date(),
	budgets: Budgets = longBudgets,
) {
	const sealer = createSealer('a secret of the storefront, long enough')
	const parts = {
		client: createClient({ baseUrl: websiteApiUrl, transport, budgets }),
		companies: createCompanies(),
		sites: createSiteCache(),
		sealer,
		formTokens: createFormTokens(sealer),
		registrationSeconds: 2,
		google: null,
		budgets,
		clock,
		onLateFailure: () => undefined,
	}
	const origin = `http://${host}`
	const jar = new Map<string, string>()

	async function storefront(request: Request) {
		const { pathname, search } = new URL(request.url)
		const locale = localeOf(pathname)
		const facts = { origin, host, secure: false, pathname, search, locale, ip: '192.0.2.1' }
		return createContext(
			request,
			{ ...facts, correlationId: 'test', began: performance.now() },
			parts,
		)
	}

	async function visit(
		run: LoaderFunction | ActionFunction,
		request: Request,
		params: Record<string, string> = {},
	): Promise<Visit> {
		const { context, sealInto, settle } = await storefront(request)
		const answered = await answerOf(() => run({ request, context, params }))
		// As the server does: what is written to the account is there before the visitor goes on.
		await settle()
		const answer = sealInto(answered)
		for (const line of answer.headers.getSetCookie()) {
			const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
			if (/max-age=0/i.test(line)) jar.delete(name)
			else jar.set(name, value)
		}
		const text = await textOf(answer)
		const isJson = answer.headers.get('content-type')?.includes('json') === true
		return {
			status: answer.status,
			location: answer.headers.get('location'),
			headers: answer.headers,
			described: context.described(),
			data: text === '' ? null : isJson ? JSON.parse(text) : text,
		}
	}

	const requestTo = (path: string, init: RequestInit = {}) =>
		new Request(`${origin}${path}`, {
			...init,
			headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
		})

	return {
		visit,
		requestTo,
		/** The browser's cookies by name; a test may change them. */
		jar,
		/** Signs in with a bearer token. */
		signIn: (bearer: string) =>
			visit(
				({ context }) => {
					context.customer.open(bearer)
					return null
				},
				requestTo('/auth/login', { method: 'POST' }),
			),
		storefront,
		get: (route: Route, path: string) => visit(route.loader ?? missing, requestTo(path)),
		post: (route: Route, path: string, fields: Record<string, string>) =>
			visit(
				route.action ?? missing,
				requestTo(path, { method: 'POST', body: new URLSearchParams(fields) }),
			),
	}
}

/** The body as text, up to 8 MiB: a streamed file may be endless. */
async function textOf({ body }: Response): Promise<string> {
	const reader = body?.getReader()
	const decoder = new TextDecoder()
	let text = ''
	while (reader !== undefined && text.length < 8 * 1024 * 1024) {
		const { done, value } = await reader.read()
		if (done) return text
		text += decoder.decode(value, { stream: true })
	}
	await reader?.cancel()
	return text
}

function missing(): never {
	throw new Error('The route has no such export.')
}

async function answerOf(run: () => unknown): Promise<Response> {
	try {
		const answer = await run()
		return answer instanceof Response ? answer : json(answer)
	} catch (thrown) {
		if (thrown instanceof Response) return thrown
		throw thrown
	}
}
