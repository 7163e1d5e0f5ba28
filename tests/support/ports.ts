import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ephemeral ports, so that none is taken between its choice and its use.
const firstPort = 20_000
const lastPort = 32_000

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(firstPort, lastPort + 1)
		if (await isFree(port)) return port
	}
}

/** That many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
	const ports = new Set<number>()
	while (ports.size < count) ports.add(await freePort())
	return [...ports]
}

async function isFree(port: number): Promise<boolean> {
	const server = createServer()
	server.listen({ port, exclusive: true })
	try {
		await once(server, 'listening')
	} catch {
		return false
	}
	server.close()
	await once(server, 'close')
	return true
}
