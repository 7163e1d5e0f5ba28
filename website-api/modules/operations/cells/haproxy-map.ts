import { connect } from 'node:net'

const TIMEOUT_MS = 5_000

/** Sets or adds an entry of a map of a running HAProxy. @throws Error with its answer if it refuses */
export async function setMapEntry(socket: string, map: string, host: string, backend: string) {
	const answer = await ask(socket, `set map ${map} ${host} ${backend}`)
	if (answer === '') return
	const isNew = answer.startsWith('entry not found')
	const added = isNew ? await ask(socket, `add map ${map} ${host} ${backend}`) : answer
	if (added !== '') throw new Error(`HAProxy: ${added}`)
}

/** Sends a line to the runtime API: a path, or host:port. */
function ask(socket: string, line: string): Promise<string> {
	const [, host, port] = /^([^/]+):(\d+)$/.exec(socket) ?? []
	return new Promise((resolve, reject) => {
		const connection = connect(host === undefined ? { path: socket } : { host, port: Number(port) })
		const parts: Buffer[] = []
		connection.setTimeout(TIMEOUT_MS, () => connection.destroy(new Error(`${socket}: no answer`)))
		connection.once('error', reject)
		connection.on('data', (part) => void parts.push(part))
		connection.once('end', () => resolve(Buffer.concat(parts).toString('utf8').trim()))
		connection.write(`${line}\n`)
	})
}
