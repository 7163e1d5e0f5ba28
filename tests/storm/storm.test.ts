import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { startBuiltShop } from '#tests/support/built-shop.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { sendHostileForms, uploadSlowly } from './support/attackers.ts'
import { type ShopperOptions, shop } from './support/shoppers.ts'
import { startSilentMailServer } from './support/silent-mail-server.ts'
import { startTerminations } from './support/terminations.ts'
import type { Answer } from './support/visitor.ts'

const seconds = Number(process.env.STORM_SECONDS || sizeOf({ usual: 8, full: 60 }))
const shoppers = Number(process.env.STORM_SHOPPERS || sizeOf({ usual: 10, full: 20 }))
const terminateEveryMs = process.env.STORM_SECONDS ? 10_000 : sizeOf({ usual: 3_000, full: 10_000 })
/** The maximum number of failed requests per terminated database connection. */
const maxErrorsPerConnection = 3
/**
 * The maximum time in ms after a terminated connection in which requests may fail; set by `npm run storm`, which
 * measures time.
 */
const recoveryMs = Number(process.env.STORM_RECOVERY_MS || Infinity)

test(
	`${seconds} s of ${shoppers} shoppers with lost connections, an unresponsive mail server, hostile forms and slow uploads`,
	// Far more than start and stop take.
	{ timeout: seconds * 1_000 + 600_000 },
	async () => {
		const database = await freshDatabase()
		const mail = await startSilentMailServer()
		const built = await startBuiltShop(() => ({
			DATABASE_URL: database.url,
			ETALASE_SEED: 'yes',
			ETALASE_SMTP_URL: mail.url,
			ETALASE_REGISTRATION_SECONDS: '0',
			TRUSTED_PROXIES: '127.0.0.1',
			LOG_LEVEL: 'warn',
			// The load is below the shop's limits; a slow machine must not trigger overload protection.
			ETALASE_MOST_DELAY_MS: '60000',
		}))
		const { db, close } = openPostgres(database.url, 2)
		try {
			const products = Array.from({ length: 20 }, () => ({ price: 25_000, stock: 100_000 }))
			const example = await exampleShop(db, products)
			const crowd: ShopperOptions = {
				port: built.port,
				browseHosts: ['localhost', 'kopi.localhost', 'sandang.localhost'],
				buyHost: example.host,
				products: products.length,
				journal: { answers: [], resent: 0 },
				orders: [],
				unexpectedAnswers: [],
			}
			const until = performance.now() + seconds * 1_000
			const isOver = () => performance.now() > until
			const target = { port: built.port, host: 'localhost', address: '203.0.113.66' }
			const terminations = startTerminations(database.url, terminateEveryMs)
			const [hostile] = await Promise.all([
				sendHostileForms(target, isOver),
				uploadSlowly(target, 8, isOver),
				...Array.from({ length: shoppers }, (_, at) => shop(crowd, isOver, at)),
			])
			await terminations.stop()
			// Lets the last transactions end.
			await sleep(1_000)
			// Mails of orders are sent after them.
			await vi.waitUntil(() => mail.connections() > 0, { timeout: 60_000 })

			report(crowd, terminations.times.length, hostile, mail.connections())
			expect(built.log().match(/^.* ended by itself .*$/gm) ?? []).toEqual([])
			const failures = crowd.journal.answers.filter(({ status }) => status === 0 || status >= 500)
			const isExcused = (one: Answer) =>
				isRetryLater(one) && isSoonAfter(one.ended, terminations.times)
			expect(failures.filter((one) => !isExcused(one)).map(lineOf)).toEqual([])
			// If the cart cannot be loaded, the shop shows it empty and redirects from the checkout to it, as
			// documented.
			const emptyCarts = crowd.unexpectedAnswers.filter(({ what }) => what.endsWith('/Cart'))
			expect(crowd.unexpectedAnswers.filter((one) => !emptyCarts.includes(one))).toEqual([])
			const errors = [...failures.map(lineOf), ...emptyCarts.map(({ what }) => what)]
			expect(
				errors.length,
				`${terminations.times.length} connections ended, and these requests failed:\n${errors.join('\n')}`,
			).toBeLessThanOrEqual(terminations.times.length * maxErrorsPerConnection)
			expect([...hostile.keys()].filter((status) => status === 0 || status >= 500)).toEqual([])
			expect(terminations.times.length).toBeGreaterThan(0)
			expect(mail.connections()).toBeGreaterThan(0)
			expect(crowd.orders.length).toBeGreaterThan(0)
			const stored = await db.select({ number: orders.number }).from(orders)
			expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(crowd.orders))
			expect(await auditOracles(db)).toEqual([])
		} finally {
			await close()
			await built.stop()
			mail.stop()
			await database.drop()
		}
	},
)

/** Whether a failure is a 503 with Retry-After. */
function isRetryLater({ status, retryAfter }: Answer) {
	return status === 503 && retryAfter !== null
}

function isSoonAfter(moment: number, terminations: number[]) {
	return terminations.some((at) => moment >= at && moment - at <= recoveryMs)
}

function lineOf({ method, path, status, retryAfter, began, ended, failure }: Answer) {
	const outcome = failure ?? `${status}, Retry-After ${retryAfter ?? 'missing'}`
	return `${method} ${path}: ${outcome}, after ${Math.round(ended - began)} ms`
}

function report(
	{ journal, orders: placed, unexpectedAnswers }: ShopperOptions,
	terminated: number,
	hostile: Map<number, number>,
	mails: number,
) {
	const counts = new Map<number, number>()
	for (const { status } of journal.answers) counts.set(status, (counts.get(status) ?? 0) + 1)
	const times = journal.answers.map(({ began, ended }) => ended - began).sort((a, b) => a - b)
	const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
	process.stdout.write(
		[
			`storm: ${journal.answers.length} requests in ${seconds} s, ${placed.length} orders, ${terminated} connections ended`,
			`  answers: ${list(counts)}; surprises: ${unexpectedAnswers.length}; sent again: ${journal.resent}`,
			`  time of an answer: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(0.9999)} ms`,
			`  hostile forms: ${list(hostile)}; connections to the mail server: ${mails}`,
			'',
		].join('\n'),
	)
}

function list(counts: Map<number, number>) {
	return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
