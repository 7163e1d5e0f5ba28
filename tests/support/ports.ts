import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on loopback that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer()
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	await once(server, 'close')
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	return address.port
}

/** So many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
	const ports = new Set<number>()
	while (ports.size < count) ports.add(await freePort())
	return [...ports]
}
