import net from 'node:net'
import { isInTransaction } from './transaction-scope.ts'

/**
 * Fails every test with a network call inside a database transaction, even if the code under test swallows the error
 * (see each-test.ts).
 */
const found: string[] = []

/** Records and rejects a network call inside a transaction. */
export function refuseInTransaction(what: string) {
	if (!isInTransaction()) return
	found.push(`${what} inside a transaction`)
	throw new Error(`${what} inside a transaction`)
}

/** Returns and clears the records, for the test of this rule. */
export function takeFound(): string[] {
	return found.splice(0)
}

const ownFetch = globalThis.fetch
globalThis.fetch = async (...given) => {
	refuseInTransaction('fetch')
	return ownFetch(...given)
}

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
	apply(connect, socket, given) {
		refuseInTransaction('a connection')
		return Reflect.apply(connect, socket, given)
	},
})
