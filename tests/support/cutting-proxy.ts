import { once } from 'node:events'
import net from 'node:net'

/** Whether the server still gets the commit whose connection is cut. */
export type Cut = 'before the server has it' | 'after the server has done it'

export type CuttingProxy = {
	url: string
	/** Cuts the connection of the nth commit from now on. */
	cutCommit(nth: number, cut: Cut): void
	/** Whether the commit has come; cuts nothing any more. */
	hasCut(): boolean
	/** Ends all connections as a lost server does, and refuses new ones until it is told otherwise. */
	setAway(isAway: boolean): void
	stop(): Promise<void>
}

/** A way to a PostgreSQL that loses the connection while a transaction is being committed. */
export async function startCuttingProxy(postgresUrl: string): Promise<CuttingProxy> {
	const target = new URL(postgresUrl)
	const sockets = new Set<net.Socket>()
	let wanted: { left: number; cut: Cut } | undefined
	let isAway = false
	const server = net.createServer((near) => {
		if (isAway) return near.destroy()
		const far = net.connect(Number(target.port), target.hostname)
		let isCutting = false
		const end = () => [near, far].forEach((socket) => socket.destroy())
		for (const socket of [near, far]) {
			sockets.add(socket)
			socket.on('error', end)
			socket.on('close', () => {
				sockets.delete(socket)
				end()
			})
		}
		near.on('data', (bytes) => {
			if (wanted && wanted.left > 0 && bytes.includes('commit\0')) {
				wanted.left--
				isCutting = wanted.left === 0
				if (isCutting && wanted.cut === 'before the server has it') return end()
			}
			far.write(bytes)
		})
		// The answer to the commit tells that it is done.
		far.on('data', (bytes) => (isCutting ? end() : near.write(bytes)))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const url = new URL(postgresUrl)
	url.port = String(address.port)
	const endAll = () => sockets.forEach((socket) => socket.destroy())
	return {
		url: url.href,
		cutCommit: (nth, cut) => void (wanted = { left: nth, cut }),
		hasCut() {
			const has = wanted?.left === 0
			wanted = undefined
			return has
		},
		setAway(away) {
			isAway = away
			if (away) endAll()
		},
		async stop() {
			server.close()
			endAll()
			await once(server, 'close')
		},
	}
}
