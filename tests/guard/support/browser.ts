import { parsePage } from '#tests/pages/support/page-element.ts'
import type { Answer, RequestOptions } from './send-request.ts'

/** A browser without script in the first tiny shop: it keeps cookies, and sends the shop's own forms. */
export function browser(request: (options: RequestOptions) => Promise<Answer>) {
	const jar = new Map<string, string>()

	async function send(options: RequestOptions) {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
		const answer = await request({
			...options,
			headers: [
				['Host', 'localhost'],
				['Cookie', cookie],
				['Accept', 'text/html'],
				['Sec-Fetch-Site', 'same-origin'],
				...(options.headers ?? []),
			],
		})
		for (const line of answer.headers.getSetCookie()) {
			const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
			jar.set(name, value)
		}
		return {
			status: answer.status,
			location: answer.headers.get('location'),
			document: parsePage(answer.body),
		}
	}

	return {
		get: (target: string) => send({ target }),
		post: (target: string, fields: Record<string, string>) =>
			send({
				method: 'POST',
				target,
				headers: [['Content-Type', 'application/x-www-form-urlencoded']],
				body: String(new URLSearchParams(fields)),
			}),
	}
}
