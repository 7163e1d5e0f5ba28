import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Logger } from 'pino'
import { asksForData } from '#web/domain/asks-for-data.ts'
import { withFailures } from './remix.ts'
import { escapeHtml } from '#process/text/escape-html.ts'

/** A Remix build that follows its sources, with Vite as middleware. */
export type DevelopmentBuild = {
	/** Answers a request from the current sources; an unexpected error becomes a page with its message and stack. */
	pages: (request: Request, context: AppLoadContext) => Promise<Response>
	/** Serves Vite's own files; false for other paths. */
	files: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
	/** An application of the current sources: made anew when those of the server have changed. */
	application: (create: (build: ServerBuild) => Application) => Application
	close: () => Promise<void>
}

type Application = {
	listener: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
	/** Stops its background tasks. */
	stop: () => void
}

/**
 * Compiles an application and answers from its sources; `configFile` is Vite's, default: the storefront's. It resolves
 * once everything is compiled, so that the first visitor does not wait for it.
 */
export async function developmentBuild(
	server: Server,
	log: Logger,
	configFile?: string,
): Promise<DevelopmentBuild> {
	const { createServer } = await import('vite')
	const vite = await createServer({
		...(configFile ? { configFile } : {}),
		server: { middlewareMode: true, hmr: { server } },
		appType: 'custom',
	})
	// Remix's virtual module of the server build, whose exports Remix defines.
	const load = async () => asBuild(await vite.ssrLoadModule('virtual:remix/server-build'))
	// An error in the sources is shown by the first page that is opened.
	await load().catch(() => undefined)
	const report = (error: Error) => {
		vite.ssrFixStacktrace(error)
		log.error({ kind: error.name, message: error.message, stack: error.stack }, 'page failed')
	}
	return {
		pages: pagesWithErrors(load, report),
		application: (create) => currentApplication(load, create, report),
		files: (incoming, outgoing) =>
			new Promise((resolve, reject) => {
				outgoing.once('close', () => resolve(true))
				vite.middlewares(incoming, outgoing, (error: unknown) =>
					error ? reject(error) : resolve(false),
				)
			}),
		close: () => vite.close(),
	}
}

/**
 * Answers from a build that is loaded anew for each request. An unexpected error is given to `report` and shown in the
 * page; script gets Remix's own answer.
 */
export function pagesWithErrors(
	load: () => Promise<ServerBuild>,
	report: (error: Error) => void,
): DevelopmentBuild['pages'] {
	return async (request, context) => {
		const failures: Error[] = []
		const failed = (error: unknown) => {
			const failure = error instanceof Error ? error : new Error(String(error))
			report(failure)
			failures.push(failure)
		}
		try {
			const build = withFailures(await load(), failed)
			const response = await createRequestHandler(build, 'development')(request, context)
			const [failure] = failures
			return failure && !isScripts(request) ? errorPage(failure) : response
		} catch (error) {
			failed(error)
			return errorPage(failures[0] ?? new Error('The page failed.'))
		}
	}
}

/** The application of a build that is loaded anew for each request. Until the sources load, every page is their error. */
export function currentApplication(
	load: () => Promise<ServerBuild>,
	create: (build: ServerBuild) => Application,
	report: (error: Error) => void,
): Application {
	let current: { module: unknown; application: Application } | undefined
	async function application() {
		const build = await load()
		const { module } = build.entry
		// Vite evaluates the entry again when a module below it has changed.
		if (current?.module !== module) {
			current?.application.stop()
			current = { module, application: create(build) }
		}
		return current.application
	}
	return {
		async listener(incoming, outgoing) {
			const loaded = await application().catch((error: unknown) =>
				error instanceof Error ? error : new Error(String(error)),
			)
			if (!(loaded instanceof Error)) return loaded.listener(incoming, outgoing)
			report(loaded)
			const page = errorPage(loaded)
			outgoing.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
		},
		stop: () => current?.application.stop(),
	}
}

function isScripts({ url }: Request) {
	return asksForData(new URL(url))
}

/** Read by a developer: English, and with what a visitor must never see. */
function errorPage({ name, message, stack }: Error): Response {
	const title = escapeHtml(`${name}: ${message}`)
	const html = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><pre>${escapeHtml(stack ?? '')}</pre></body>
</html>
`
	const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
	return new Response(html, { status: 500, headers })
}

/** How long a request waits for a website API that restarts after a change of its files. */
const restartMs = 30_000

/**
 * `fetch` that repeats a request while nobody listens at the address: the website API restarts whenever one of its files
 * is saved. A refused connection has sent nothing, so any request may be repeated.
 */
export async function fetchOverRestarts(
	request: Request,
	send: (request: Request) => Promise<Response> = fetch,
	pauseMs = 200,
): Promise<Response> {
	for (let waited = 0; ; waited += pauseMs) {
		try {
			return await send(request.clone())
		} catch (error) {
			if (!isRefused(error) || waited >= restartMs) throw error
			await pause(pauseMs, undefined, { signal: request.signal })
		}
	}
}

/** Whether a connection was refused; `localhost` has several addresses and so several errors. */
function isRefused(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if ('code' in error && error.code === 'ECONNREFUSED') return true
	return isRefused(error.cause)
}

function asBuild(module: Record<string, unknown>): ServerBuild {
	if (isBuild(module)) return module
	throw new Error('Vite did not give a Remix build.')
}

function isBuild(module: Record<string, unknown>): module is Record<string, unknown> & ServerBuild {
	return 'routes' in module && 'entry' in module && 'assets' in module
}
