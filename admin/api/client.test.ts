import { once } from 'node:events'
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createOperatorApi } from './client.server.ts'

const me = endpoint({
	method: 'GET',
	path: '/me',
	summary: 'Who asks',
	needs: 'session',
	answer: z.object({}),
})

const callerUntil = (deadline: number) => ({
	correlationId: 'test',
	locale: 'en',
	ip: '',
	device: '',
	signal: new AbortController().signal,
	session: { current: null, end: () => undefined },
	deadline,
})

test.each(['http://api.test', 'http://api.test/', 'http://api.test/v1', 'http://api.test/v1/'])(
	'calls the operator API of the website API at %s',
	async (baseUrl) => {
		const called: string[] = []
		const settings = {
			baseUrl,
			async fetch(request: Request) {
				called.push(request.url)
				return Response.json({ data: {} })
			},
		}
		await createOperatorApi(settings, callerUntil(Infinity)).call(me, {})
		expect(called).toEqual(['http://api.test/operator/v1/me'])
	},
)

test('a call that never ends its answer ends at its deadline, also when memory was collected meanwhile', async () => {
	setFlagsFromString('--expose-gc')
	const collect: () => void = runInNewContext('gc')
	const server = createServer((socket) => {
		socket.write('HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n{')
		const drops = setInterval(() => socket.write(' '), 20)
		const collections = [100, 200].map((ms) => setTimeout(collect, ms))
		socket
			.on('error', () => undefined)
			.on('close', () => [drops, ...collections].forEach(clearInterval))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	const settings = {
		baseUrl: `http://127.0.0.1:${port}`,
		fetch: (request: Request) => fetch(request),
	}
	const caller = callerUntil(performance.now() + 1_000)
	expect(await createOperatorApi(settings, caller).tryCall(me, {})).toMatchObject({
		status: 503,
		message: 'TimeoutError',
	})
})
