import { expect, test, vi } from 'vitest'
import { onLost, timeoutMs, type LostReason } from './lost-request.ts'
import { sendForm } from './send-form.ts'

const address = 'https://toko.example/en/contact?topic=order'

function sent(
	answer: () => Promise<never>,
	body: FormData | URLSearchParams,
	signal?: AbortSignal,
) {
	const request = new Request(address, { method: 'POST', body, ...(signal && { signal }) })
	return sendForm({ request, params: {}, serverAction: answer })
}

const form = new URLSearchParams({ message: 'Halo' })

test.each<[string, unknown, LostReason]>([
	['broken connection', new TypeError('Failed to fetch'), 'network'],
	['answer of a proxy', new Error('<h1>Bad gateway</h1>'), 'request'],
	['failure of the shop', new Response('', { status: 500 }), 'request'],
	['too many requests', new Response('', { status: 429 }), 'request'],
	['shop that does not work', new Response('', { status: 503 }), 'unavailable'],
])('%s: the page stays, and is told why', async (_, error, lost) => {
	const said: LostReason[] = []
	const stop = onLost((reason) => said.push(reason))
	const result = await sent(() => Promise.reject(error), form)
	stop()
	expect(result).toEqual({ lost, action: '/en/contact?topic=order' })
	expect(said).toEqual([lost])
})

test.each([303, 403, 404, 410, 413])('an answer of status %i is passed on', async (status) => {
	const answer = new Response(null, { status })
	await expect(sent(() => Promise.reject(answer), form)).rejects.toBe(answer)
})

test('a form that was left is no lost one', async () => {
	const error = new DOMException('', 'AbortError')
	const signal = AbortSignal.abort()
	await expect(sent(() => Promise.reject(error), form, signal)).rejects.toBe(error)
})

test('an answer has its time, unless files are sent', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	try {
		const answer = () => new Promise<never>((answered) => setTimeout(answered, timeoutMs * 2))
		const results = Promise.all([sent(answer, form), sent(answer, new FormData())])
		await vi.advanceTimersByTimeAsync(timeoutMs * 2)
		expect(await results).toEqual([{ lost: 'timeout', action: expect.anything() }, undefined])
	} finally {
		vi.useRealTimers()
	}
})
