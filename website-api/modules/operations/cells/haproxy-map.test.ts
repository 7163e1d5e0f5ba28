import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setMapEntry } from './haproxy-map.ts'

const map = '/etc/haproxy/cells.map'
let asked: string[] = []
const entries = new Map<string, string>()
// Answers as HAProxy 2.6 does: nothing but an empty line for success.
const haproxy = createServer((connection) => {
	connection.on('data', (bytes) => {
		const line = bytes.toString('utf8').trim()
		asked.push(line)
		const [verb, , file, host = '', backend = ''] = line.split(' ')
		if (file !== map)
			return connection.end('Unknown map identifier. Please use #<id> or <name>.\n\n')
		if (verb === 'set' && !entries.has(host)) return connection.end('entry not found.\n\n')
		entries.set(host, backend)
		return connection.end('\n')
	})
})
let socket: string
beforeAll(async () => {
	haproxy.listen(0, '127.0.0.1')
	await once(haproxy, 'listening')
	const address = haproxy.address()
	socket = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => (asked = []))
afterAll(() => haproxy.close())

test('an entry of the map is changed, or added if it is new', async () => {
	await setMapEntry(socket, map, 'kopi.example', 'cell2')
	await setMapEntry(socket, map, 'kopi.example', 'cell3')
	expect(Object.fromEntries(entries)).toEqual({ 'kopi.example': 'cell3' })
	expect(asked).toEqual([
		`set map ${map} kopi.example cell2`,
		`add map ${map} kopi.example cell2`,
		`set map ${map} kopi.example cell3`,
	])
})

test('what HAProxy refuses is told in its words', async () => {
	await expect(setMapEntry(socket, '/etc/other.map', 'a', 'b')).rejects.toThrow(
		'Unknown map identifier',
	)
})
