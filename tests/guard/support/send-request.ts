import { connect } from 'node:net'

export type RequestOptions = {
	method?: string
	/** The request target, byte for byte. */
	target?: string
	/** Header lines in order; a name may be repeated. */
	headers?: [string, string][]
	body?: string | Uint8Array
}

export type Answer = {
	status: number
	headers: Headers
	body: string
}

/** Sends a request exactly as written, without normalisation, and reads the whole response. */
export function sendRequest(port: number, options: RequestOptions): Promise<Answer> {
	const { method = 'GET', target = '/', headers = [], body } = options
	const given = new Set(headers.map(([name]) => name.toLowerCase()))
	const lines = [
		`${method} ${target} HTTP/1.1`,
		...(given.has('host') ? [] : ['Host: toko.test']),
		...headers.map(([name, value]) => `${name}: ${value}`),
		...(body === undefined || given.has('content-length') || given.has('transfer-encoding')
			? []
			: [`Content-Length: ${Buffer.byteLength(body)}`]),
		'Connection: close',
	]
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		const socket = connect(port, '127.0.0.1', () => {
			socket.write(
				Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body ?? '')]),
			)
		})
		socket.on('data', (chunk) => chunks.push(chunk))
		socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
		socket.on('close', () => resolve(read(Buffer.concat(chunks).toString('latin1'))))
	})
}

function read(text: string): Answer {
	const end = text.indexOf('\r\n\r\n')
	const [first = '', ...lines] = text.slice(0, end).split('\r\n')
	const headers = new Headers()
	for (const line of lines) {
		const colon = line.indexOf(':')
		headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
	}
	const raw = text.slice(end + 4)
	const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(raw) : raw
	return {
		status: Number(first.split(' ')[1]),
		headers,
		body: Buffer.from(body, 'latin1').toString('utf8'),
	}
}

function unchunked(text: string): string {
	const line = text.indexOf('\r\n')
	const size = Number.parseInt(text.slice(0, line), 16)
	if (!(size > 0)) return ''
	const start = line + 2
	return text.slice(start, start + size) + unchunked(text.slice(start + size + 2))
}
