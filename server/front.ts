import { IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { addVary, compress } from './compress.ts'
import { confirmationPage } from './confirmation-page.ts'
import { checkRequest, exactFacts, roughFacts } from './facts.ts'
import { describe } from './log.ts'
import { FormQuestion } from './form-question.ts'
import type { KnownShop } from './plain-page.ts'
import { Refusal } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'
import type { PageAddress } from './page-address.ts'
import { createSharedPages, type SharedPagesOptions } from './shared-pages.ts'
import type { ShopAnswer } from './shop.ts'
import { type PolicyFor, secure } from './security-headers.ts'
import type { ProxySettings } from './trusted-proxies.ts'

export type FrontParts = {
	proxies: ProxySettings
	log: Logger
	development: boolean
	stylesheet?: string
	/** What is known of a host's shop without asking anybody. */
	knownShop: (facts: RequestFacts) => KnownShop | undefined
	/** Answered for any host and in any state. */
	health: (pathname: string) => Promise<Response | undefined>
	files: (pathname: string, headers: Headers) => Response | undefined
	media: (pathname: string) => Promise<Response | undefined>
	shop: (incoming: IncomingMessage, facts: RequestFacts, signal: AbortSignal) => Promise<ShopAnswer>
	/** Renders a page for somebody of whom nothing is known. */
	sharedPage: (facts: RequestFacts, savesData: boolean) => Promise<ShopAnswer>
	keptPages: Omit<SharedPagesOptions, 'render'>
	isStopping: () => boolean
}

/** The way of every request: facts or a refusal, then health, files, pictures, pages; then headers and the log. */
export function createFront(parts: FrontParts) {
	const cases = new WeakMap<IncomingMessage, { facts: RequestFacts; refusal?: Refusal }>()

	async function answer(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
		const began = performance.now()
		const { facts, refusal } = cases.get(incoming) ?? { facts: roughFacts(incoming) }
		const { response, about, ...shown } = await answerOrRefuse(incoming, facts, signal, refusal)
		secure(response.headers, facts, { development: parts.development, ...shown })
		if (parts.isStopping()) response.headers.set('Connection', 'close')
		logRequest(incoming, facts, { status: response.status, began, ...about })
		const answer = incoming.method === 'HEAD' ? new Response(null, response) : response
		return compress(answer, header(incoming, 'accept-encoding'))
	}

	function logRequest(
		{ method }: IncomingMessage,
		{ pathname, host, correlationId }: RequestFacts,
		{ began, ...about }: { status: number; began: number; companyId?: number },
	) {
		const ms = Math.round(performance.now() - began)
		const path = pathname.slice(0, 200)
		parts.log.info({ method, path, ms, host, correlationId, ...about }, 'request')
	}

	const pages = createSharedPages({
		...parts.keptPages,
		async render(facts, savesData) {
			const { response, companyId, ...shown } = await parts.sharedPage(facts, savesData)
			secure(response.headers, facts, { development: parts.development, ...shown })
			addVary(response.headers)
			return { response, companyId }
		},
	})

	/** Answers with the page that everybody shares, if there is one. */
	async function answerShared(
		address: PageAddress,
		facts: RequestFacts,
		incoming: IncomingMessage,
		outgoing: ServerResponse,
	): Promise<boolean> {
		const began = performance.now()
		const page = await pages.page(address, facts)
		if (!page) return false
		if (parts.isStopping()) outgoing.setHeader('Connection', 'close')
		const status = pages.send(page, incoming, outgoing)
		logRequest(incoming, facts, { status, began, companyId: page.companyId })
		return true
	}

	async function answerOrRefuse(
		incoming: IncomingMessage,
		facts: RequestFacts,
		signal: AbortSignal,
		refusal: Refusal | undefined,
	): Promise<{ response: Response; about?: object } & Pick<PolicyFor, 'tracking' | 'palette'>> {
		try {
			if (refusal) throw refusal
			const file = await beside(incoming, facts)
			if (file) return { response: mutable(file) }
			const { response, companyId, ...shown } = await parts.shop(incoming, facts, signal)
			return { response, about: { companyId }, ...shown }
		} catch (error) {
			const known = error instanceof Refusal ? error : new Refusal(500)
			const about = error instanceof Refusal ? undefined : describe(error)
			const look = {
				stylesheet: parts.stylesheet,
				shop: parts.knownShop(facts),
				isBot: isbot(header(incoming, 'user-agent')),
			}
			const response =
				known instanceof FormQuestion
					? confirmationPage(known, facts, look)
					: refusalPage(known, facts, look)
			return { response, about, palette: look.shop?.palette }
		}
	}

	async function beside(incoming: IncomingMessage, { pathname }: RequestFacts) {
		if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return undefined
		const headers = new Headers()
		for (const name of ['accept-encoding', 'if-none-match']) {
			headers.set(name, header(incoming, name) ?? '')
		}
		return (
			(await parts.health(pathname)) ??
			parts.files(pathname, headers) ??
			(await parts.media(pathname))
		)
	}

	const listener = getRequestListener(
		(_request, { incoming, outgoing }) => {
			if (!(incoming instanceof IncomingMessage)) throw new TypeError('HTTP/1.1 only')
			const gone = new AbortController()
			outgoing.once('close', () => {
				if (!outgoing.writableFinished) gone.abort()
			})
			return answer(incoming, gone.signal)
		},
		// The adapter closes on whoever still sends half a second later; Node itself drops the rest of what is refused.
		{ overrideGlobalObjects: false, autoCleanupIncoming: false },
	)

	function caseOf(incoming: IncomingMessage) {
		let facts = roughFacts(incoming)
		try {
			// A whole address as the target may name another host than the header: no shop is known then.
			if (!facts.pathname.startsWith('/')) throw new Refusal(400)
			facts = exactFacts(incoming, facts, parts.proxies)
			checkRequest(incoming, facts)
			return { facts }
		} catch (error) {
			return { facts, refusal: error instanceof Refusal ? error : new Refusal(400) }
		}
	}

	async function answerIncoming(incoming: IncomingMessage, outgoing: ServerResponse) {
		const { facts, refusal } = caseOf(incoming)
		const address = refusal ? undefined : pages.addressOf(incoming, facts)
		if (address && (await answerShared(address, facts, incoming, outgoing))) return
		cases.set(incoming, { facts, refusal })
		// The adapter builds a request of its own from these; ours comes from the facts.
		incoming.url = '/'
		incoming.headers.host = 'shop.invalid'
		await listener(incoming, outgoing)
	}

	return { listener: answerIncoming, outdate: pages.outdate }
}

function header(incoming: IncomingMessage, name: string): string | null {
	const value = incoming.headers[name]
	return typeof value === 'string' ? value : null
}

function mutable(response: Response) {
	return new Response(response.body, response)
}
