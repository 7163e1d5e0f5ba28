import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#website-api/app.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { withMarkedTransactions } from '#tests/support/transaction-scope.ts'

const rows = sizeOf({ usual: 5_000, full: 50_000 })
const rowsOfProduct = 10
const invalidEvery = 997

let folder = ''
let testDatabase: TestDatabase
let database: OpenDatabase
let server: ReturnType<typeof createAdaptorServer>
const key = newOperatorKey()

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-large-'))
	testDatabase = await freshDatabase()
	database = withMarkedTransactions(openPostgres(testDatabase.url))
	const { db } = database
	await storeOperatorKey(db, key, { label: 'test', role: 'owner', companyId: null })
	await db.execute(sql`
		insert into company (code, name, legal_name, tagline, palette, customer_care_phone, origin_district)
		values ('big', 'Big', 'Big', '{"id":"","en":""}', 'green', '+628111111111', '31.74.01')`)
	const api = createApi({
		db,
		storage: folderStorage(folder),
		secret: 'secret-of-a-test-that-is-long-enough',
		log: pino({ level: 'silent' }),
		clock: () => new Date(),
	})
	server = createAdaptorServer({ fetch: api.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
})
afterAll(async () => {
	server.close()
	await database.close()
	await testDatabase.drop()
	await rm(folder, { recursive: true })
})

async function writeFileOfRows(file: string) {
	const stream = createWriteStream(file)
	stream.write(
		'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price\n',
	)
	for (let row = 0; row < rows; row++) {
		const product = Math.floor(row / rowsOfProduct)
		const first = row % rowsOfProduct === 0
		const text = first
			? `Product ${product},"<p>Number ${product},\nwith a ""quoted"" line</p>",Size`
			: ',,'
		const price = row % invalidEvery === 5 ? 'unknown' : 10_000 + (row % 500)
		const written = stream.write(
			`product-${product},${text},S${row % rowsOfProduct},SKU-${row},3,${price}\n`,
		)
		if (!written) await once(stream, 'drain')
	}
	stream.end()
	await once(stream, 'close')
}

function runImport(file: string) {
	const address = server.address()
	const port = typeof address === 'object' ? String(address?.port) : ''
	return new Promise<{ code: number; out: string; err: string }>((resolve) => {
		const child = execFile(
			process.execPath,
			[
				'--import',
				'tsx',
				'website-api/cli/main.ts',
				'import',
				'products',
				file,
				'--company',
				'big',
				'--no-pictures',
			],
			{
				env: { ...process.env, WEBSITE_API_PORT: port, ETALASE_OPERATOR_KEY: key },
				maxBuffer: 20_000_000,
			},
			(_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
		)
	})
}

test(`a file of ${rows} rows is imported in bounded memory; rejected rows are listed and change nothing`, async () => {
	const file = path.join(folder, 'large.csv')
	await writeFileOfRows(file)
	const began = performance.now()
	const { code, out, err } = await runImport(file)
	const seconds = (performance.now() - began) / 1000
	const refused = err.match(/^line \d+: refused .*"unknown" is not a price$/gm) ?? []
	const bad = Math.ceil((rows - 5) / invalidEvery)
	expect(refused).toHaveLength(bad)
	// Each product's first row spans two lines of the file.
	expect(refused[0]).toMatch(/^line 8: refused \(product-0\)/)
	expect(out).toContain(`${rows / rowsOfProduct} products new`)
	expect(out).toContain(`${bad} rows refused`)
	expect(code).toBe(1)
	const peak = Number(/Memory at its peak: (\d+) MB/.exec(out)?.[1])
	process.stdout.write(
		`import of ${rows} rows: ${Math.round(rows / seconds)} a second, memory at its peak ${peak} MB\n`,
	)
	expect(peak).toBeLessThan(300)
	const [count] = (
		await database.db.execute<{ variants: number; units: number }>(sql`
			select count(*)::int as variants, sum(stock.on_hand)::int as units
			from variant join stock on stock.variant_id = variant.id`)
	).rows
	expect(count).toEqual({ variants: rows - bad, units: 3 * (rows - bad) })

	const again = await runImport(file)
	expect(again.out).toContain(`0 products new, 0 changed, ${rows / rowsOfProduct} as before`)
	expect(await auditOracles(database.db)).toEqual([])
}, 600_000)
