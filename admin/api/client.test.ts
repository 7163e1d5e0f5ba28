import { expect, test } from 'vitest'
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
		const { signal } = new AbortController()
		const session = { current: null, end: () => undefined }
		const caller = {
			correlationId: 'test',
			locale: 'en',
			ip: '',
			device: '',
			signal,
			session,
			deadline: Infinity,
		}
		await createOperatorApi(settings, caller).call(me, {})
		expect(called).toEqual(['http://api.test/operator/v1/me'])
	},
)
