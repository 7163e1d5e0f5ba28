import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Refusal } from './refusal.ts'

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/

export type Host = {
	/** Lower case, without port and trailing dot; an IPv6 address in brackets. */
	name: string
	/** Undefined: the scheme's default. */
	port: number | undefined
}

/** Memoised by header: a process serves few hosts. */
const hosts = new LRUCache<string, Host>({ max: 1_000 })

/** Parses a Host header: a name or an address, optionally with a port. @throws Refusal 400 */
export function parseHost(header = ''): Host {
	const cached = hosts.get(header)
	if (cached) return cached
	const host = readHost(header)
	hosts.set(header, host)
	return host
}

function readHost(header: string): Host {
	const [, hostPart = '', port] =
		/^(\[[0-9a-f:.]{2,45}\]|[^:@/\s\\]{1,254})(?::(\d{1,5}))?$/i.exec(header) ?? []
	const name = hostPart.toLowerCase().replace(/\.$/, '')
	if (!isName(name) || (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))) {
		throw new Refusal(400)
	}
	// Not every label is valid: xn--localhost decodes to nothing.
	if (!URL.canParse(`http://${name}`)) throw new Refusal(400)
	return { name, port: port === undefined ? undefined : Number(port) }
}

function isName(name: string) {
	if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6
	if (/^[\d.]+$/.test(name)) return isIP(name) === 4
	// 0x7f.1 and the like: the URL parser would read them as IP addresses.
	if (/^(0x[0-9a-f]*|\d+)$/.test(name.split('.').at(-1) ?? '')) return false
	return name.length > 0 && name.length <= 253 && name.split('.').every((part) => label.test(part))
}
