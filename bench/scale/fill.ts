import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../tests/support/postgres-server.ts'
import { fillFromExamples } from '../../examples/scale/fill-from-examples.ts'

// Fills the database at DATABASE_URL, or one in a PostgreSQL of its own that runs until Ctrl-C.
const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '10000' },
		customers: { type: 'string', default: '10000' },
		orders: { type: 'string', default: '100000' },
	},
})
const server = process.env.DATABASE_URL ? undefined : await startPostgres()
const url = process.env.DATABASE_URL || server?.url || ''
try {
	const amounts = {
		products: Number(values.products),
		customers: Number(values.customers),
		orders: Number(values.orders),
	}
	await fillFromExamples(url, amounts, (line) => console.log(line))
	if (server) {
		console.log(`Until Ctrl-C: DATABASE_URL=${url}`)
		const beat = setInterval(() => undefined, 60_000)
		await once(process, 'SIGINT')
		clearInterval(beat)
	}
} finally {
	await server?.stop()
}
