import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'

export type Target = { port: number; host: string; address: string }

/** The number of the attacker's responses by status; 0 for a lost connection. */
export type Tally = Map<number, number>

/** Forms that cost memory or time in a parser that trusts field names. */
const hostileForms: [path: string, body: string][] = [
	['/auth/login', 'login[4294967294]=1'],
	['/auth/login', Array.from({ length: 12 }, (_, at) => `f${at}[30000000]=1`).join('&')],
	['/order/look-up', 'number[10000000]=1'],
	['/auth/login', 'login[200000]=1'],
	['/auth/login', `login${'.a'.repeat(32_000)}=1`],
	['/auth/register', Array.from({ length: 5_000 }, (_, at) => `f${at}=1`).join('&')],
	['/order/checkout/contact', `name[__proto__][x]=1&phone=${'9'.repeat(50_000)}`],
	['/contact', '__proto__.polluted=1&constructor.prototype.polluted=1'],
	['/Cart/lines', 'id=1e999&quantity[99999999]=1'],
	['/auth/login?_data=routes%2Fauth%2Flogin', 'login[4294967294]=1'],
]

/** Sends hostile forms sequentially from one address until `isOver`. */
export async function sendHostileForms(target: Target, isOver: () => boolean): Promise<Tally> {
	const tally: Tally = new Map()
	const agent = new Agent({ connections: 2 })
	for (let at = 0; !isOver(); at++) {
		const [path, body] = hostileForms[at % hostileForms.length] ?? ['/', '']
		const status = await send(target, agent, path, body)
		tally.set(status, (tally.get(status) ?? 0) + 1)
		await sleep(50)
	}
	await agent.destroy()
	return tally
}

async function send({ port, host, address }: Target, agent: Agent, path: string, body: string) {
	try {
		const response = await request(`http://127.0.0.1:${port}${path}`, {
			dispatcher: agent,
			method: 'POST',
			headers: {
				host: `${host}:${port}`,
				accept: 'text/html',
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-site': 'same-origin',
				'x-forwarded-for': address,
			},
			body,
		})
		await response.body.dump()
		return response.statusCode
	} catch {
		return 0
	}
}

/** Keeps that many uploads open, which send a byte per second from one address, until `isOver`. */
export async function uploadSlowly(
	target: Target,
	connections: number,
	isOver: () => boolean,
): Promise<void> {
	await Promise.all(
		Array.from({ length: connections }, async () => {
			while (!isOver()) await uploadOnce(target, isOver)
		}),
	)
}

async function uploadOnce({ port, host, address }: Target, isOver: () => boolean) {
	const socket = connect(port, '127.0.0.1')
	let isOpen = true
	socket.on('error', () => undefined)
	socket.on('close', () => (isOpen = false))
	socket.resume()
	socket.write(
		[
			'POST /konfirmasi-pembayaran HTTP/1.1',
			`Host: ${host}:${port}`,
			`X-Forwarded-For: ${address}`,
			'Sec-Fetch-Site: same-origin',
			'Content-Type: multipart/form-data; boundary=x',
			'Content-Length: 5000000',
			'',
			'--x\r\nContent-Disposition: form-data; name="proof"; filename="a.png"\r\n\r\n',
		].join('\r\n'),
	)
	while (isOpen && !isOver()) {
		socket.write('x')
		await sleep(1_000)
	}
	socket.destroy()
	await sleep(100)
}
