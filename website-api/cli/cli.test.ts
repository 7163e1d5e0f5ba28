import { createAdaptorServer } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StaffOrder } from '#contract/staff-order.ts'
import { createOrder } from '#contract/shown-order.ts'
import type { OrderWire } from '#tests/support/order-wire.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import {
	ensureOperatorKey,
	operatorKeyFile,
} from '#website-api/modules/platform/operator-api/first-operator-key.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { freePort } from '#tests/support/ports.ts'
import { runCommand, type Settings } from '#tests/support/run-command.ts'
import { rupiah } from './text.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let server: ReturnType<typeof createAdaptorServer>
let shop: ExampleShop
let data: string
let port: number

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 140_000, stock: 10 }], 'toko-kopi')
	data = await mkdtemp(path.join(os.tmpdir(), 'etalase-cli-'))
	await ensureOperatorKey(database.db, data)
	server = createAdaptorServer({ fetch: api.fetch })
	port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
})
afterAll(async () => {
	server.close()
	await database.close()
	await rm(data, { recursive: true, force: true })
})

function etalase(args: string[], env: Settings = {}) {
	return runCommand(args, { WEBSITE_API_PORT: String(port), ETALASE_DATA: data, ...env })
}

async function newOrder(): Promise<OrderWire> {
	const [variantId = 0] = shop.variantIds
	const response = await api.request('/v1/order', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(exampleOrder([[variantId, 1]], 140_000 + EXAMPLE_CARRIAGE)),
	})
	return createOrder.answer.parse(await response.json()).data
}

describe('the command line', () => {
	test('moves an order from payment to delivery', async () => {
		const { ORDER_NUMBER: number } = await newOrder()
		const listed = await etalase(['orders', 'list', '--status', 'pending'])
		expect(listed.out).toContain(number)
		expect(listed.out).toMatch(/Rp 150\.\d{3}/)

		const confirmed = await etalase(['orders', 'confirm', number])
		expect(confirmed.out).toContain('The order is paid.')
		expect((await etalase(['orders', 'confirm', number])).out).toContain('already booked')
		expect((await etalase(['orders', 'process', number])).out).toBe(`${number}: PROCESSING\n`)
		const untracked = await etalase(['orders', 'ship', number])
		expect(untracked).toMatchObject({ code: 3 })
		expect(untracked.error).toContain('TRACKING_NUMBER: A tracking number is needed.')
		const malformed = await etalase(['orders', 'ship', number, '--tracking', '<b>JP'])
		expect(malformed.error).toContain('TRACKING_NUMBER: ')
		const shipped = await etalase(['orders', 'ship', number, '--tracking', 'JP1234567890'])
		expect(shipped.out).toBe(`${number}: SHIPPING\n`)
		expect((await etalase(['orders', 'deliver', number])).out).toBe(`${number}: DELIVERED\n`)

		const shown = await etalase(['orders', 'show', number.toLowerCase()])
		expect(shown.out).toContain('JP1234567890')
		expect(shown.out).toContain('Sari Wulandari')
		expect(shown.out).toContain('DELIVERED')

		const cancelled = await etalase(['orders', 'cancel', number, '--yes'])
		expect(cancelled).toMatchObject({
			code: 3,
			error: 'An order cannot go from DELIVERED to CANCEL.\n',
		})
		const audit = await etalase(['audit'])
		expect(audit).toMatchObject({ code: 0 })
		expect(audit.out).toContain('The books are in order.')
	})

	test('puts an order right before and after it is sent, and takes a step back', async () => {
		const { ORDER_NUMBER: number } = await newOrder()
		const correct = (...args: string[]) =>
			etalase(['orders', 'correct', number, '--reason', 'salah ketik', ...args])
		expect(await correct()).toMatchObject({ code: 2, out: '' })
		expect((await correct('--courier', 'JNE')).error).toContain('write VENDOR/METHOD')
		const moved = ['--name', 'Łukasz Đặng', '--phone', '0812-9999-0000', '--note', 'Titip satpam']
		await correct(...moved, '--street', 'Jalan Kenanga Raya No. 7', '--courier', 'jnt/ez')
		await etalase(['orders', 'confirm', number])
		await etalase(['orders', 'process', number])
		await etalase(['orders', 'ship', number, '--tracking', 'JP1'.padEnd(9, '1')])
		expect((await correct('--name', 'Terlambat')).code).toBe(3)
		expect((await correct('--tracking', 'JP222222222')).out).toContain('JP222222222')
		const { out } = await etalase(['orders', 'show', number])
		for (const text of ['Łukasz Đặng', '+6281299990000', 'Titip satpam', 'Jalan Kenanga Raya']) {
			expect(out).toContain(text)
		}
		const back = await etalase(['orders', 'step-back', number, '--reason', 'belum dijemput'])
		expect(back.out).toContain(`${number}: PROCESSING`)
		const listed = (await etalase(['orders', 'corrections', number])).out
		for (const field of ['RECIPIENT', 'PHONE', 'ADDRESS', 'COURIER', 'NOTE', 'TRACKING_NUMBER']) {
			expect(listed).toContain(field)
		}
		expect(listed).toContain('salah ketik')
	})

	test('cancels a paid order of a guest, lists the refund, and pays it out', async () => {
		const { ORDER_NUMBER: number, TOTAL } = await newOrder()
		await etalase(['orders', 'confirm', number, '--amount', String(TOTAL), '--reference', 'M-1'])
		const unknown = await etalase(['orders', 'cancel', number, '--reason', 'bored'])
		expect(unknown.error).toContain('Reasons are out-of-stock, buyer-asked, not-paid')
		const reasoned = ['orders', 'cancel', number, '--reason', 'out-of-stock']
		const asked = await etalase(reasoned)
		expect(asked).toMatchObject({ code: 2, out: '' })
		expect(asked.error).toContain('Add --yes')
		const dry = await etalase([...reasoned, '--dry-run'])
		expect(dry).toMatchObject({ code: 0, error: '' })
		expect(dry.out).toContain('Nothing was changed')
		const shown = await etalase(['orders', 'show', number, '--json'])
		expect(StaffOrder.parse(JSON.parse(shown.out)).ORDER_STATUS).toBe('PAYMENT_CONFIRMED')
		expect((await etalase([...reasoned, '--yes'])).out).toBe(`${number}: CANCEL\n`)
		expect((await etalase(['orders', 'show', number])).out).toMatch(/Cancelled\s+OUT_OF_STOCK/)
		const listed = (await etalase(['refunds', 'list'])).out
		expect(listed).toContain(number)
		const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(listed) ?? []
		const refused = async (way: string) => (await etalase(['refunds', way, id, '--yes'])).error
		expect(await refused('to-wallet')).toBe(
			'The buyer of this order has no account, and so no wallet.\n',
		)
		expect(await refused('by-provider')).toContain('Send it by bank transfer.')
		const pay = () => etalase(['refunds', 'pay', id, '--reference', 'BCA-4711', '--yes'])
		const text = `${number}: ${rupiah(TOTAL)} paid, BCA-4711\n`
		expect((await pay()).out).toBe(text)
		expect((await pay()).out).toBe(text)
		expect((await etalase(['refunds', 'list'])).out).toBe('No refunds wait.\n')
	})

	test('adds money to a wallet and takes it, once it was said that this is meant', async () => {
		const { customerId } = await exampleCustomer(database.db, shop)
		const wallets = (step: string, amount: string, ...args: string[]) =>
			etalase(['wallets', step, customerId, amount, '--company', 'toko-kopi', ...args])
		expect(await wallets('add', '25000', '--yes')).toMatchObject({ code: 2, out: '' })
		const why = ['--reason', 'Paket rusak', '--note', 'Maaf, ya']
		expect(await wallets('add', '25000', ...why)).toMatchObject({ code: 2, out: '' })
		expect(await wallets('add', '25000', ...why, '--yes')).toEqual({
			code: 0,
			out: 'The wallet has Rp 25.000 now.\n',
			error: '',
		})
		expect(await wallets('take', '25001', ...why, '--yes')).toMatchObject({ code: 3, out: '' })
		const taken = await wallets('take', '5000', '--reason', 'Salah ketik', '--yes')
		expect(taken.out).toBe('The wallet has Rp 20.000 now.\n')
		expect((await wallets('add', 'banyak', ...why, '--yes')).code).not.toBe(0)
		expect(await balanceOf(database.db, shop.companyId, customerId, 'wallet')).toBe(20_000)
	})

	test('prints its version, and error messages for wrong options', async () => {
		expect((await etalase(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
		const wrong = await etalase(['import', 'products', 'x.csv', '--company', 'a', '--rate', 'much'])
		expect(wrong).toMatchObject({ code: 2 })
		expect(wrong.error).toMatch(/^The option --rate is wrong: .+\n$/)
		expect((await etalase(['mail', 'list', '--json'])).out).toBe('[]\n')
		const listed = await etalase(['orders', 'list', '--help'])
		expect(listed.out).toContain('--json')
	})

	test('creates a key for one shop with limited permissions, and revokes it', async () => {
		const made = await etalase(['keys', 'add', '--role', 'owner', '--company', 'toko-kopi'])
		expect(made).toMatchObject({ code: 0 })
		const [id = ''] = made.out.split(' ')
		const [secret = ''] = /etalase_\S+/.exec(made.out) ?? []
		const asOwner = { ETALASE_OPERATOR_KEY: secret }
		expect((await etalase(['orders', 'list'], asOwner)).code).toBe(0)
		const create = ['company', 'create', 'lain', '--name', 'Lain', '--phone', '+6281211112222']
		for (const args of [
			[...create, '--district', '33.72.01'],
			['audit'],
			['keys', 'add', '--role', 'staff'],
		]) {
			const refused = await etalase(args, asOwner)
			expect(refused).toMatchObject({ code: 3, out: '' })
			expect(refused.error).toContain('the key is for one company only')
		}
		const wrong = await etalase(['keys', 'add', '--role', 'boss'])
		expect(wrong.error).toBe('A role is owner, staff, finance, warehouse.\n')
		const listed = await etalase(['keys', 'list'])
		expect(listed.out).toMatch(new RegExp(`${id}  owner of toko-kopi +owner +toko-kopi +20`))
		expect(listed.out).not.toContain(secret)
		expect((await etalase(['keys', 'revoke', id, '--yes'])).out).toBe(
			`${id} (owner of toko-kopi): revoked\n`,
		)
		expect((await etalase(['orders', 'list'], asOwner)).code).toBe(3)
		const events = await etalase(['events', 'list'])
		expect(events.out).toMatch(/first key.*POST \/keys\/:id\/revocation +\S+ +200/)
	})

	test('prints each figure of the audit, and releases a finding once it is resolved', async () => {
		const [variantId = 0] = shop.variantIds
		const stock = (change: number) =>
			database.db.execute(
				sql`update stock set on_hand = on_hand + ${change} where variant_id = ${variantId}`,
			)
		await stock(7)
		const audit = await etalase(['audit'])
		expect(audit.code).toBe(1)
		expect(audit.out).toContain('BAD  3: stock on hand is the sum of its moves: 1')
		expect(audit.out).toContain('ok   3: reserved stock is the sum of its moves')
		const [, found, expected] = /variant \d+ +(\d+) +(\d+)/.exec(audit.out) ?? []
		expect(Number(found) - Number(expected)).toBe(7)
		expect(Number(found)).toBeLessThan(100)

		const findings = await etalase(['audit', 'findings'])
		expect(findings).toMatchObject({ code: 1 })
		const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(findings.out) ?? []
		const release = () => etalase(['audit', 'release', id, '--reason', 'counted again'])
		expect((await release()).error).toBe('The audit still finds this. Put the books right first.\n')
		await stock(-7)
		expect((await release()).out).toContain('released')
		expect((await etalase(['audit'])).code).toBe(0)
	})

	test('creates a company with a host name and adds another', async () => {
		const made = await etalase([
			'company',
			'create',
			'batik-solo',
			'--name',
			'Batik Solo',
			'--phone',
			'+6281211112222',
			'--district',
			'33.72.01',
			'--host',
			'batik.localhost',
			'--bank',
			'BCA:1234567890:PT Batik',
		])
		expect(made.code).toBe(0)
		expect(made.out).toMatch(/^batik-solo \(Batik Solo\): batik\.localhost\n/)
		// This installation has no account that could own it.
		expect(made.out).toContain('Nobody may open it in the admin yet')
		const added = await etalase(['domain', 'add', 'batik-solo', 'Batik.Example.COM'])
		expect(added.out).toContain('batik.example.com')
		const taken = await etalase(['domain', 'add', 'toko-kopi', 'batik.localhost'])
		expect(taken).toMatchObject({ code: 3 })
		expect(taken.error).toContain('already belongs to a company')
		expect((await etalase(['company', 'list'])).out).toContain('batik.localhost')
	})

	test('a new company has pages to review', async () => {
		const own = ['--company', 'batik-solo']
		expect((await etalase(['company', 'defaults', ...own])).out).toBe('Nothing was missing.\n')
		expect((await etalase(['pages', 'list', ...own])).out).toMatch(/terms +shown, to review/)
		expect((await etalase(['pages', 'publish', 'terms', ...own])).out).toBe('terms: done.\n')
		expect((await etalase(['pages', 'list', ...own])).out).toMatch(/terms +shown +\d/)
	})

	test('reports a shop that is not running, an unknown order and an invalid key', async () => {
		const idle = await etalase(['orders', 'list'], { WEBSITE_API_PORT: String(await freePort()) })
		expect(idle).toMatchObject({ code: 1 })
		expect(idle.error).toContain('Is the shop running?')
		const unknown = await etalase(['orders', 'show', '2222-2222'])
		expect(unknown).toMatchObject({ code: 4, error: 'There is no order with this number.\n' })
		const wrong = await etalase(['orders', 'list'], { ETALASE_OPERATOR_KEY: 'x'.repeat(40) })
		expect(wrong).toMatchObject({ code: 3, error: 'The operator key is missing or not valid.\n' })
	})

	test('with --json every error is one JSON document, with an exit code for its kind', async () => {
		const { ORDER_NUMBER: number } = await newOrder()
		const idle = { WEBSITE_API_PORT: String(await freePort()) }
		const cases: [number, string, string[], Settings?][] = [
			[1, 'UNREACHABLE', ['orders', 'list'], idle],
			[2, 'USAGE', ['orders', 'shwo']],
			[2, 'USAGE', ['orders', 'show']],
			[2, 'USAGE', ['keys', 'add', '--role', 'boss']],
			[2, 'USAGE', ['orders', 'cancel', number]],
			[2, 'USAGE', ['import', 'products', 'none.csv', '--company', 'toko-kopi']],
			[4, 'NOT_FOUND', ['mail', 'show', 'x']],
		]
		for (const [code, name, args, env] of cases) {
			const failed = await etalase([...args, '--json'], env)
			expect(failed, args.join(' ')).toMatchObject({ code, error: '' })
			expect(JSON.parse(failed.out), args.join(' ')).toMatchObject({
				error: { code: name, message: expect.stringMatching(/./) },
			})
		}
		const missing = await etalase(['orders', 'show', '2222-2222', '--json'])
		expect(missing.code).toBe(4)
		expect(JSON.parse(missing.out)).toMatchObject({
			error: { message: 'There is no order with this number.' },
		})
		await etalase(['orders', 'confirm', number])
		await etalase(['orders', 'process', number])
		const refused = await etalase(['orders', 'ship', number, '--json'])
		expect(refused.code).toBe(3)
		expect(JSON.parse(refused.out)).toMatchObject({
			error: { errors: { TRACKING_NUMBER: ['A tracking number is needed.'] } },
		})
		const wrong = ['import', 'products', 'x.csv', '--company', 'a', '--rate', 'much', '--json']
		expect(JSON.parse((await etalase(wrong)).out)).toMatchObject({
			error: { errors: { '--rate': [expect.any(String)] } },
		})
	})

	test('speaks Indonesian with the API where the locale does', async () => {
		const { ORDER_NUMBER: number } = await newOrder()
		const own = (...args: string[]) => etalase(args, { LC_ALL: 'id_ID.UTF-8' })
		const listed = await own('orders', 'list')
		expect(listed.out).toMatch(/^PESANAN +TOKO +STATUS +MASUK +TOTAL +PELANGGAN +KONFIRMASI\n/)
		expect((await own('orders', 'confirm', number)).out).toContain('Pesanan sudah lunas.')
		expect((await own('orders', 'show', number)).out).toMatch(/^Pelanggan +Sari Wulandari/m)
		expect((await own('audit')).out).toContain('Pembukuan cocok.')
		const wrong = { LANG: 'id_ID', ETALASE_OPERATOR_KEY: 'x'.repeat(40) }
		expect(await etalase(['orders', 'list'], wrong)).toMatchObject({
			code: 3,
			error: 'Kunci operator tidak ada atau tidak berlaku.\n',
		})
		await own('orders', 'process', number)
		const refused = await own('orders', 'ship', number)
		expect(refused.code).toBe(3)
		expect(refused.error).toContain('TRACKING_NUMBER: Nomor resi wajib diisi.')
		const asked = ['orders', 'ship', number, '--json']
		expect(await own(...asked)).toEqual(await etalase(asked))
		expect(await own(...asked)).toMatchObject({ code: 3, error: '' })
	})

	test('a dry run asks the shop, which refuses or accepts what it leaves as it was', async () => {
		const { ORDER_NUMBER: number } = await newOrder()
		await etalase(['orders', 'confirm', number])
		const early = await etalase(['orders', 'deliver', number, '--dry-run', '--json'])
		expect(early.code).toBe(3)
		expect(JSON.parse(early.out)).toMatchObject({ error: { code: 'TRANSITION_REFUSED' } })
		const packed = await etalase(['orders', 'process', number, '--dry-run', '--json'])
		expect(packed).toMatchObject({ code: 0, error: '' })
		expect(JSON.parse(packed.out)).toMatchObject({
			dryRun: { method: 'POST', answer: { ORDER_STATUS: 'PROCESSING' } },
		})
		const shown = await etalase(['orders', 'show', number, '--json'])
		expect(StaffOrder.parse(JSON.parse(shown.out)).ORDER_STATUS).toBe('PAYMENT_CONFIRMED')
	})

	// Shown by scripts/etalase.mjs before packages are installed. Renew it with `npx vitest run -u` and this file.
	test.each(LOCALES)('the list of commands is kept as text in the language %s', async (locale) => {
		const { out } = await etalase(['--help'], { LANG: locale })
		await expect(out).toMatchFileSnapshot(`../../scripts/etalase-help.${locale}.txt`)
	})
})

test('the first key is readable by its owner only', async () => {
	expect((await stat(operatorKeyFile(data))).mode & 0o777).toBe(0o600)
})
