import pg from 'pg'
import type { DatabaseHosts, Target } from './database-hosts.ts'
import { driverCodeOf, isConnectionLost, sqlFailureOf } from './sql-error.ts'

/** A server as it answered. */
export type ServerState = { isStandby: boolean; isReadOnly: boolean }
type AskServer = (url: string, timeoutMs: number) => Promise<ServerState>
type Address = { url: string; host: string; port: number }

type HostChoice = {
	/** The first server that is what it must be, beginning with the last chosen. @throws NoSuitableServer */
	choose(): Promise<Address>
	/** Whether a server of this kind may be used, as far as it is known. */
	accepts(state: ServerState): boolean
}

/** None of the servers can be reached and is what it must be; SQLSTATE 08001, which counts as a lost connection. */
export class NoSuitableServer extends Error {
	readonly code = '08001'
}

const suits: Record<Target, (state: ServerState) => boolean> = {
	any: () => true,
	'read-write': ({ isReadOnly }) => !isReadOnly,
	'read-only': ({ isReadOnly }) => isReadOnly,
	primary: ({ isStandby }) => !isStandby,
	standby: ({ isStandby }) => isStandby,
	'prefer-standby': ({ isStandby }) => isStandby,
}

/**
 * Finds the server for each new connection: after a failover the primary is another one. Concurrent calls share one
 * search. `timeoutMs` limits the question to one server.
 */
export function createHostChoice(
	{ urls, target }: DatabaseHosts,
	timeoutMs: number,
	ask: AskServer = askServer,
): HostChoice {
	let addresses = urls.map(addressOf)
	let search: Promise<Address> | undefined
	const find = async () => {
		let second: Address | undefined
		const reasons: string[] = []
		for (const address of addresses) {
			const { isSuitable, reason } = await tryOne(address)
			if (isSuitable) return address
			// Of a kind that is not preferred.
			if (reason === undefined && target === 'prefer-standby') second ??= address
			reasons.push(`${address.host}:${address.port}: ${reason ?? `not ${target}`}`)
		}
		if (second) return second
		throw new NoSuitableServer(`No server is ${target} (${reasons.join(', ')})`)
	}
	const tryOne = async ({ url }: Address) => {
		try {
			return { isSuitable: suits[target](await ask(url, timeoutMs)) }
		} catch (error) {
			// A wrong password is wrong everywhere.
			if (!isConnectionLost(error)) throw error
			const reason = sqlFailureOf(error)?.sqlState ?? driverCodeOf(error) ?? 'unreachable'
			return { isSuitable: false, reason }
		}
	}
	return {
		async choose() {
			search ??= find().finally(() => (search = undefined))
			const chosen = await search
			addresses = [chosen, ...addresses.filter((address) => address !== chosen)]
			return chosen
		},
		accepts: (state) => target === 'prefer-standby' || suits[target](state),
	}
}

/** A client class for a pool: each connection goes to the server that is chosen at its start. */
export function clientOf(choice: HostChoice): typeof pg.Client {
	return class extends pg.Client {
		override connect(): Promise<pg.Client>
		override connect(
			callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
		): void
		override connect(callback?: unknown): Promise<pg.Client> | void {
			const connecting = this.connectToChosen().then(() => this)
			if (typeof callback !== 'function') return connecting
			// Beyond the promise, so that what the callback throws is no rejection.
			const answer = (error: unknown) => void process.nextTick(() => callback(error, this))
			connecting.then(() => answer(null), answer)
		}

		private async connectToChosen() {
			const { host, port } = await choice.choose()
			// The pool has given up meanwhile, and closed the socket.
			if (this.connection.stream.destroyed) throw new NoSuitableServer('Chosen too late')
			Object.assign(this, { host, port })
			const reported = reportedState(this)
			await super.connect()
			// It may have changed since it was asked.
			if (choice.accepts(reported)) return
			await this.end()
			throw new NoSuitableServer(`${host}:${port} has changed`)
		}
	}
}

/** What the server says at the start of a connection (from PostgreSQL 14 on); a primary until it does. */
function reportedState(client: pg.Client): ServerState {
	const state = { isStandby: false, isReadOnly: false }
	client.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
		if (parameterName === 'in_hot_standby') state.isStandby = parameterValue === 'on'
		state.isReadOnly = state.isStandby
	})
	return state
}

type ParameterStatus = { parameterName: string; parameterValue: string }

function addressOf(url: string): Address {
	const { host, port } = new pg.Client({ connectionString: url })
	return { url, host, port }
}

async function askServer(url: string, timeoutMs: number): Promise<ServerState> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
	})
	client.on('error', () => undefined)
	try {
		await client.connect()
		const { rows } = await client.query<ServerState>(
			`select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
		)
		const [state] = rows
		if (!state) throw new NoSuitableServer('No answer')
		return state
	} finally {
		// Not awaited: a server that hangs does not end the connection either.
		void client.end().catch(() => undefined)
	}
}
