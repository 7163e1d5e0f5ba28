import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Upload } from './locator.ts'

export type Sent = { method: string; url: URL; headers: Record<string, string>; body?: Buffer }

/** One request with its answer; as in Playwright, both have the other. */
export class Exchange {
	readonly #sent: Sent
	readonly #status: number
	readonly #lines: [string, string][]
	readonly #body: Buffer

	constructor(sent: Sent, status: number, lines: [string, string][], body: Buffer) {
		this.#sent = sent
		this.#status = status
		this.#lines = lines
		this.#body = body
	}

	url = () => this.#sent.url.href
	method = () => this.#sent.method
	postData = () => this.#sent.body?.toString() ?? null
	resourceType = () => 'document'
	request = () => this
	response = async () => this
	finished = async () => null
	allHeaders = async () => this.headers()
	status = () => this.#status
	ok = () => this.#status >= 200 && this.#status < 300
	text = async () => this.#body.toString()
	body = async () => this.#body
	json = async (): Promise<unknown> => JSON.parse(this.#body.toString())

	/** Those of the answer, by their names in small letters. */
	headers(): Record<string, string> {
		const found: Record<string, string> = {}
		for (const [name, value] of this.#lines) {
			const before = found[name.toLowerCase()]
			found[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`
		}
		return found
	}

	setCookies(): string[] {
		return this.#lines.filter(([name]) => /^set-cookie$/i.test(name)).map(([, value]) => value)
	}

	/** Where a redirect leads. */
	location(): URL | undefined {
		const { location } = this.headers()
		const isRedirect = [301, 302, 303, 307, 308].includes(this.#status)
		return isRedirect && location !== undefined ? new URL(location, this.#sent.url) : undefined
	}
}

/** Sends a request to a program of this machine, whatever its host is called. */
export function exchange(sent: Sent): Promise<Exchange> {
	const { method, url, headers, body } = sent
	if (!/^(127\.0\.0\.1|(.+\.)?localhost)$/.test(url.hostname)) {
		throw new Error(`${url.href} is not on this machine.`)
	}
	return new Promise((resolve, reject) => {
		const asked = request(
			{
				agent: false,
				host: '127.0.0.1',
				port: url.port,
				method,
				path: url.pathname + url.search,
				headers: {
					...headers,
					host: url.host,
					...(body ? { 'content-length': String(body.length) } : {}),
				},
			},
			(answer) => {
				const chunks: Buffer[] = []
				answer.on('data', (chunk: Buffer) => chunks.push(chunk))
				answer.on('error', reject)
				answer.on('end', () => {
					const raw = answer.rawHeaders
					const lines = raw.flatMap((name, at): [string, string][] =>
						at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : [],
					)
					resolve(new Exchange(sent, answer.statusCode ?? 0, lines, Buffer.concat(chunks)))
				})
			},
		)
		asked.on('error', reject)
		asked.end(body)
	})
}

/** The body of a form as the browser encodes it. */
export function encoded(
	entries: [string, string | Upload][],
	type: string,
): { type: string; body: Buffer } {
	if (type === 'multipart/form-data') return multipart(entries)
	const pairs = entries.map(([name, value]) => [
		name,
		typeof value === 'string' ? value : value.name,
	])
	return { type, body: Buffer.from(new URLSearchParams(pairs).toString()) }
}

function multipart(entries: [string, string | Upload][]) {
	const boundary = `----etalase${randomUUID()}`
	const quoted = (text: string) => text.replace(/[\r\n"]/g, encodeURIComponent)
	const parts = entries.flatMap(([name, value]) => {
		const start = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`
		if (typeof value === 'string') return [Buffer.from(`${start}\r\n\r\n${value}\r\n`)]
		const head = `${start}; filename="${quoted(value.name)}"\r\nContent-Type: ${value.mimeType}\r\n\r\n`
		return [Buffer.from(head), value.buffer, Buffer.from('\r\n')]
	})
	const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
	return { type: `multipart/form-data; boundary=${boundary}`, body }
}
