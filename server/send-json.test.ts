import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { sendOver } from '#app/api/send-over.server.ts'
import { sendJson } from './send-json.ts'

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
	for (const close of closing) await close()
	closing = []
})

async function serving(listener: RequestListener): Promise<URL> {
	const server = createServer(listener).listen(0, '127.0.0.1')
	await once(server, 'listening')
	closing.push(async () => {
		server.closeAllConnections()
		await once(server.close(), 'close')
	})
	const address = server.address()
	return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/cart?A=1`)
}

const limit = 1_000
const callOf = (url: URL, signal = new AbortController().signal) => ({
	url,
	method: 'GET',
	headers: new Headers({ Accept: 'application/json' }),
	body: undefined,
	signal,
	limit,
})

const senders = { 'the network': sendJson, 'the fetch API': sendOver((request) => fetch(request)) }

describe.each(Object.entries(senders))('a call over %s', (_name, send) => {
	test('carries method, headers and text, and brings status, headers and text', async () => {
		const url = await serving(async (request, response) => {
			const sent = await text(request)
			const { 'content-type': type, 'x-one': one } = request.headers
			response.writeHead(422, { 'Retry-After': '7', 'Set-Cookie': ['a=1', 'b=2'] })
			response.end(JSON.stringify({ method: request.method, path: request.url, type, one, sent }))
		})
		const headers = new Headers({ 'Content-Type': 'application/json', 'X-One': '1' })
		const answer = await send({ ...callOf(url), method: 'POST', headers, body: '{"é":1}' })
		expect(answer.status).toBe(422)
		expect(answer.headers.get('retry-after')).toBe('7')
		expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
		expect(JSON.parse(answer.text ?? '')).toEqual({
			method: 'POST',
			path: '/v1/cart?A=1',
			type: 'application/json',
			one: '1',
			sent: '{"é":1}',
		})
	})

	test('follows no redirect, and has an empty text without a body', async () => {
		let requests = 0
		const url = await serving((_request, response) => {
			requests++
			response.writeHead(302, { Location: '/elsewhere' }).end()
		})
		expect(await send(callOf(url))).toMatchObject({ status: 302, text: '' })
		expect(requests).toBe(1)
	})

	test.each<[string, number | undefined]>([
		['says that it is', limit + 1],
		['does not say it and never ends', undefined],
	])(
		'an answer that is too long and %s has no text, and its connection ends',
		async (_what, size) => {
			let isEnded = false
			const url = await serving((_request, response) => {
				if (size !== undefined) response.setHeader('Content-Length', size)
				const pieces = setInterval(() => response.write('x'.repeat(100)), 1)
				response
					.on('error', () => undefined)
					.on('close', () => {
						clearInterval(pieces)
						isEnded = true
					})
			})
			expect((await send(callOf(url))).text).toBeUndefined()
			while (!isEnded) await sleep(5)
		},
	)

	test.each<[string, RequestListener]>([
		['says nothing', () => undefined],
		[
			'stops after its headers',
			(_request, response) => void response.writeHead(200).flushHeaders(),
		],
		['stops in its body', (_request, response) => void response.writeHead(200).write('{')],
	])('fails with the reason of its signal when the server %s', async (_what, listener) => {
		const abort = new AbortController()
		const url = await serving((request, response) => {
			listener(request, response)
			setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), 50)
		})
		await expect(send(callOf(url, abort.signal))).rejects.toMatchObject({ name: 'TimeoutError' })
	})

	test('fails when nobody listens', async () => {
		const url = await serving(() => undefined)
		for (const close of closing.splice(0)) await close()
		await expect(send(callOf(url))).rejects.toThrow()
	})
})
