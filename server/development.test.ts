import type { ServerBuild } from '@remix-run/node'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { close, createHttpServer, listen } from './listen.ts'
import { currentApplication, fetchOverRestarts, pagesWithErrors } from './development.ts'

/** A build of one page, whose loader does what is given. */
function buildOf(loader: () => never): ServerBuild {
	return {
		entry: { module: { default: () => new Response('<p>The page</p>') } },
		routes: {
			root: { id: 'root', path: '', module: { default: () => createElement('p'), loader } },
		},
		assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {
			v3_fetcherPersist: true,
			v3_relativeSplatPath: true,
			v3_throwAbortReason: true,
			v3_singleFetch: false,
			v3_lazyRouteDiscovery: false,
		},
		isSpaMode: false,
		mode: 'development',
	}
}

const broken = new Error('No price for <b>this</b> product')
const request = (search = '') => new Request(`http://localhost/${search}`)

test('an error while developing is reported and shown with its message and stack', async () => {
	const reported: Error[] = []
	const loader = () => {
		throw broken
	}
	const pages = pagesWithErrors(
		async () => buildOf(loader),
		(error) => reported.push(error),
	)
	const response = await pages(request(), Object.create(null))
	const html = await response.text()
	expect(response.status).toBe(500)
	expect(html).toContain('<h1>Error: No price for &lt;b&gt;this&lt;/b&gt; product</h1>')
	expect(html).toContain('development.test.ts')
	expect(reported).toEqual([broken])
})

test('an error in the sources is shown, too', async () => {
	const pages = pagesWithErrors(
		() => Promise.reject(new SyntaxError('Unexpected token')),
		() => undefined,
	)
	const response = await pages(request(), Object.create(null))
	expect(response.status).toBe(500)
	expect(await response.text()).toContain('SyntaxError: Unexpected token')
})

test('what a page answers on purpose stays as it is', async () => {
	const loader = () => {
		throw new Response('gone', { status: 410 })
	}
	const pages = pagesWithErrors(
		async () => buildOf(loader),
		() => undefined,
	)
	const response = await pages(request(), Object.create(null))
	expect(await response.text()).toBe('<p>The page</p>')
})

test('a request waits for an API that restarts, and is sent once', async () => {
	const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
	let calls = 0
	const send = async (sent: Request) => {
		calls++
		if (calls < 3) throw new TypeError('fetch failed', { cause: refused })
		return new Response(await sent.text())
	}
	const order = new Request('http://localhost/order', { method: 'POST', body: 'an order' })
	const response = await fetchOverRestarts(order, send, 1)
	expect(await response.text()).toBe('an order')
	expect(calls).toBe(3)
})

test('any other failure is passed on at once', async () => {
	const send = () => Promise.reject(new TypeError('fetch failed'))
	await expect(fetchOverRestarts(request(), send, 1)).rejects.toThrow('fetch failed')
})

test('the server is made anew when its sources have changed, and shows the error that keeps them from loading', async () => {
	let load = async () => buildOf(never)
	const made: string[] = []
	const application = currentApplication(
		() => load(),
		() => {
			const name = `application ${made.push('made')}`
			return {
				listener: async (_incoming, outgoing) => void outgoing.end(name),
				stop: () => void made.push(`stopped ${name}`),
			}
		},
		({ message }) => made.push(message),
	)
	const server = createHttpServer(() => undefined)
	server.on('request', application.listener)
	const port = await listen(server, 0, '127.0.0.1')
	const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
	const first = buildOf(never)
	load = async () => first
	expect([await answer(), await answer()]).toEqual(['application 1', 'application 1'])
	load = async () => buildOf(never)
	expect(await answer()).toBe('application 3')
	load = () => Promise.reject(broken)
	expect(await answer()).toContain('<h1>Error: No price for &lt;b&gt;this&lt;/b&gt; product</h1>')
	application.stop()
	expect(made).toEqual([
		'made',
		'stopped application 1',
		'made',
		broken.message,
		'stopped application 3',
	])
	await close(server, 0)
})

function never(): never {
	throw broken
}
