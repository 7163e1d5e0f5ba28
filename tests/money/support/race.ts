import http from 'node:http'

export type RacedRequest = {
	/** Absent: POST. */
	method?: 'POST' | 'PUT' | 'DELETE'
	path: string
	headers: Record<string, string>
	body: unknown
}
export type RacedAnswer = { status: number; body: unknown }

/**
 * Sends requests that reach the server at the same time: each on its own socket, first all but the last byte of each,
 * then, when all have arrived that far, the last bytes. A 503 means overload: the request is repeated alone until
 * another status, unless the first response is requested.
 */
export async function race(
	url: string,
	requests: RacedRequest[],
	{ retriesBusy = true } = {},
): Promise<RacedAnswer[]> {
	// The server may close an idle socket just as it is reused.
	const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity })
	try {
		const started = await Promise.all(requests.map((request) => begin(agent, url, request)))
		const answers = await Promise.all(started.map((release) => release()))
		if (!retriesBusy) return answers
		return await Promise.all(
			answers.map((answer, at) => callUntilAnswered(agent, url, requests[at], answer)),
		)
	} finally {
		agent.destroy()
	}
}

/** Sends a request and repeats it while the server answers 503. */
export async function send(url: string, request: RacedRequest): Promise<RacedAnswer> {
	const [answer] = await race(url, [request])
	if (!answer) throw new Error('No answer')
	return answer
}

const maxAttempts = 40

async function callUntilAnswered(
	agent: http.Agent,
	url: string,
	request: RacedRequest | undefined,
	first: RacedAnswer,
): Promise<RacedAnswer> {
	let answer = first
	for (let attempt = 0; request && answer.status === 503 && attempt < maxAttempts; attempt++) {
		await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200))
		answer = await (await begin(agent, url, request))()
	}
	return answer
}

/** Resolves when all but the last byte is sent; the returned function sends the last byte and reads the response. */
async function begin(
	agent: http.Agent,
	url: string,
	{ method = 'POST', path, headers, body }: RacedRequest,
) {
	const bytes = Buffer.from(JSON.stringify(body))
	const request = http.request(new URL(path, url), {
		agent,
		method,
		headers: { 'content-type': 'application/json', ...headers, 'content-length': bytes.length },
	})
	const answer = new Promise<RacedAnswer>((resolve, reject) => {
		request.on('error', reject)
		request.once('response', (response) => {
			read(response).then(resolve, reject)
		})
	})
	// Awaited later; a rejection before that must not count as unhandled.
	answer.catch(() => undefined)
	await new Promise<void>((resolve, reject) => {
		request.once('error', reject)
		request.write(bytes.subarray(0, -1), () => resolve())
	})
	return () => {
		request.end(bytes.subarray(-1))
		return answer
	}
}

async function read(response: http.IncomingMessage): Promise<RacedAnswer> {
	const chunks: Buffer[] = []
	for await (const chunk of response) chunks.push(Buffer.from(chunk))
	const text = Buffer.concat(chunks).toString('utf8')
	return { status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) }
}
