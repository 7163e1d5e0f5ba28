import { createAdaptorServer } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleAgents } from '#tests/support/example-agents.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { freePort } from '#tests/support/ports.ts'
import { runCommand } from '#tests/support/run-command.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { ensureOperatorKey } from '#website-api/modules/platform/operator-api/first-operator-key.ts'

let database: OpenDatabase
let server: ReturnType<typeof createAdaptorServer>
let data: string
let port: number
let numbers: string[]
const emails = { agent: '', buyer: '' }

beforeAll(async () => {
	database = await openTestDatabase()
	const { db } = database
	data = await mkdtemp(path.join(os.tmpdir(), 'etalase-cli-'))
	await ensureOperatorKey(db, data)
	server = createAdaptorServer({ fetch: exampleApi(db).fetch })
	port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	const shop = await exampleShop(db, [{ price: 140_000, stock: 10 }], 'toko-buku')
	const [agent] = await exampleAgents(db, shop, 1)
	const buyer = await exampleCustomer(db, shop)
	if (!agent) throw new Error('No agent')
	const sale = { customerId: buyer.customerId, agentCode: agent.code, upTo: 'COMPLETED' } as const
	const first = await exampleSale(db, shop, { ...sale, lines: [[0, 1]] })
	const second = await exampleSale(db, shop, { ...sale, lines: [[0, 2]] })
	numbers = [first.number, second.number]
	emails.agent = await emailOf(agent.customerId)
	emails.buyer = await emailOf(buyer.customerId)
})
afterAll(async () => {
	server.close()
	await database.close()
	await rm(data, { recursive: true, force: true })
})

async function emailOf(id: string) {
	const [row] = await database.db.select().from(customer).where(eq(customer.id, id))
	return row?.email ?? ''
}

function statement(who: string, balance: string, ...more: string[]) {
	const args = ['--company', 'toko-buku', '--customer', who, '--balance', balance, ...more]
	return runCommand(['audit', 'statement', ...args], {
		WEBSITE_API_PORT: String(port),
		ETALASE_DATA: data,
	})
}

test('a statement leads from its opening to its closing balance, each transaction with its order', async () => {
	const agent = await statement(emails.agent, 'agent')
	expect(agent).toMatchObject({ code: 0 })
	expect(agent.out).toMatch(/Opening +Rp 0\n/)
	const [one = '', two = ''] = agent.out.split('\n').filter((line) => /COMMISSION/.test(line))
	expect(one).toMatch(new RegExp(`order ${numbers[0]} +Rp 7\\.000 +Rp 7\\.000$`))
	expect(two).toMatch(new RegExp(`order ${numbers[1]} +Rp 14\\.000 +Rp 21\\.000$`))
	expect(agent.out).toMatch(/Closing +Rp 21\.000\n$/)

	const coins = await statement(emails.buyer.toUpperCase(), 'coins')
	expect(coins.out).toMatch(/EARNED +order \S+ +1\.400 coins +1\.400 coins/)
	expect(coins.out).toMatch(/Closing +4\.200 coins\n$/)
})

test('a month before the first transaction is empty, a later one has the carried-over balance', async () => {
	const before = await statement(emails.agent, 'agent', '--period', '2001')
	expect(before.out).toMatch(/Opening +Rp 0\n\nNothing moved\.\n\nClosing +Rp 0\n$/)
	const after = await statement(emails.agent, 'agent', '--period', '9912')
	expect(after.out).toMatch(/Opening +Rp 21\.000\n\nNothing moved\.\n\nClosing +Rp 21\.000\n$/)
})

test('reports unknown customers and balances', async () => {
	const nobody = await statement('siapa@contoh.id', 'wallet')
	expect(nobody).toMatchObject({ code: 4, error: 'There is no such customer.\n' })
	const wrong = await statement(emails.agent, 'gold')
	expect(wrong).toMatchObject({ code: 2 })
	expect(wrong.error).toContain('wallet, coins, affiliate, agent')
})

function reports(...args: string[]) {
	return runCommand(['reports', ...args, '--company', 'toko-buku'], {
		WEBSITE_API_PORT: String(port),
		ETALASE_DATA: data,
	})
}

test('reports are tables, or JSON, of the period that is asked for', async () => {
	expect((await reports('stock')).out).toMatch(/Total +7 +0 +Rp 980\.000\n$/)
	const sales = await reports('sales', '--from', '2026-01-01', '--until', '2026-01-31', '--json')
	expect(JSON.parse(sales.out)).toMatchObject({ FROM: '2026-01-01', UNTIL: '2026-01-31' })
	expect((await reports('liabilities')).out).toMatch(/wallet .*\n(.*\n)*Total +Rp/)
	expect(await reports('sales', '--by', 'product')).toMatchObject({ code: 0 })
	const wrong = await reports('sales', '--from', '2026-02-01', '--until', '2026-01-01')
	expect(wrong).toMatchObject({ code: 3 })
	expect((await reports('sales', '--by', 'moon')).error).toContain('PRODUCT')
})
