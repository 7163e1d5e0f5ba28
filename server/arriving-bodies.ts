import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

const megabyte = 1024 * 1024

export type ArrivingLimits = {
	/** Most bytes of bodies in memory, in total and per network. */
	totalBytes?: number
	networkBytes?: number
	/** How long a body may pause, and its minimum rate afterwards. */
	graceMs?: number
	bytesPerSecond?: number
}

/** A request's body, from its first byte until the response has been sent. */
export type ArrivingBody = {
	/**
	 * Reads the body. @throws Refusal 413 over `limit` bytes, 408 when it is too slow, 503 when the memory limit is
	 * reached
	 */
	read(incoming: IncomingMessage, limit: number): Promise<Buffer>
	/** Releases the body. */
	release(): void
}

/**
 * The request bodies in this process's memory. Only received bytes count, so that announcing a large body reserves
 * nothing, and slow senders are disconnected.
 */
export function createArrivingBodies({
	totalBytes = 192 * megabyte,
	networkBytes = 64 * megabyte,
	graceMs = 8_000,
	bytesPerSecond = 4_096,
}: ArrivingLimits = {}) {
	const ofNetwork = new Map<string, number>()
	let total = 0

	function add(network: string, bytes: number) {
		total += bytes
		const networkTotal = (ofNetwork.get(network) ?? 0) + bytes
		if (networkTotal === 0) ofNetwork.delete(network)
		else ofNetwork.set(network, networkTotal)
	}

	function hasRoom(network: string, bytes: number): boolean {
		return total + bytes <= totalBytes && (ofNetwork.get(network) ?? 0) + bytes <= networkBytes
	}

	return {
		open(network: string): ArrivingBody {
			let received = 0
			return {
				read: (incoming, limit) =>
					collect(incoming, { graceMs, bytesPerSecond }, (bytes) => {
						if (received + bytes > limit) return new Refusal(413, { Connection: 'close' })
						if (!hasRoom(network, bytes))
							return new Refusal(503, { 'Retry-After': '15' }, 'uploads')
						received += bytes
						add(network, bytes)
						return undefined
					}),
				release() {
					add(network, -received)
					received = 0
				},
			}
		},
	}
}

type Pace = Required<Pick<ArrivingLimits, 'graceMs' | 'bytesPerSecond'>>

/** Reads a whole body, unless a chunk is refused; the rest of a refused body is read and discarded. */
function collect(
	incoming: IncomingMessage,
	{ graceMs, bytesPerSecond }: Pace,
	refusalOf: (bytes: number) => Refusal | undefined,
): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		let until = performance.now() + graceMs
		let timer = setTimeout(check, graceMs)

		function check() {
			const left = until - performance.now()
			if (left > 0) timer = setTimeout(check, left)
			else refuse(new Refusal(408, { Connection: 'close' }))
		}
		function take(chunk: Buffer) {
			const refusal = refusalOf(chunk.length)
			if (refusal) return refuse(refusal)
			chunks.push(chunk)
			const earned = (chunk.length / bytesPerSecond) * 1_000
			until = Math.min(until + earned, performance.now() + graceMs)
		}
		function finish() {
			stop()
			resolve(Buffer.concat(chunks))
		}
		function refuse(error: Error) {
			stop()
			incoming.resume()
			reject(error)
		}
		function breakOff() {
			refuse(new Refusal(400, { Connection: 'close' }))
		}
		function stop() {
			clearTimeout(timer)
			incoming.off('data', take).off('end', finish).off('close', breakOff)
		}
		incoming.on('data', take).once('end', finish).once('close', breakOff)
		// A broken connection emits error and close; the close ends the reading.
		incoming.on('error', () => undefined)
	})
}
