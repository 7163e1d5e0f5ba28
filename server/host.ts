import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Refusal } from './refusal.ts'

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

export type Host = {
	/** Lower case, without port and trailing dot; an IPv6 address in brackets. */
	name: string
	/** Undefined: the scheme's own. */
	port: number | undefined
}

/** Hosts that were read, by their header: a process serves few. */
const hosts = new LRUCache<string, Host>({ max: 1_000 })

/** A Host header, read strictly: a name or an address, and perhaps a port. @throws Refusal 400 */
export function parseHost(header = ''): Host {
	const known = hosts.get(header)
	if (known) return known
	const host = readHost(header)
	hosts.set(header, host)
	return host
}

function readHost(header: string): Host {
	const [, given = '', port] =
		/^(\[[0-9a-f:.]{2,45}\]|[^:@/\s\\]{1,254})(?::(\d{1,5}))?$/i.exec(header) ?? []
	const name = given.toLowerCase().replace(/\.$/, '')
	if (!isName(name) || (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))) {
		throw new Refusal(400)
	}
	// What looks like a name need not be one: xn--localhost is no encoding of anything.
	if (!URL.canParse(`http://${name}`)) throw new Refusal(400)
	return { name, port: port === undefined ? undefined : Number(port) }
}

function isName(name: string) {
	if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6
	if (/^[\d.]+$/.test(name)) return isIP(name) === 4
	// 0x7f.1 and the like: the URL parser would read an address out of it.
	if (/^(0x[0-9a-f]*|\d+)$/.test(name.split('.').at(-1) ?? '')) return false
	return name.length > 0 && name.length <= 253 && name.split('.').every((part) => label.test(part))
}
