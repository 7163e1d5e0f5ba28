import { randomUUID } from 'node:crypto'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { pino } from 'pino'
import { adminRoutes } from '#admin/routes.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { createSealer } from '#web/session/seal.server.ts'
import { withAdminContext } from '#server/admin/admin-pages.ts'
import { createAdminServer } from '#server/admin/admin-server.ts'
import { staffSession } from '#server/admin/admin-session.ts'
import { withLog } from '#server/remix.ts'
import { readEnv } from '#server/env.ts'
import { close, createHttpServer, listen } from '#server/listen.ts'
import { createPageHandler } from '#server/page-handler.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { tinyApi } from '#tests/support/tiny-api.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import {
	confirmStaffSession,
	openStaffSession,
} from '#website-api/modules/platform/staff/staff-session.command.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'
import { sourceBuild } from './source-build.ts'

const secret = 'a secret of the admin that is long enough'

type Options = {
	env?: Record<string, string>
	/** Instead of the operator API of the tiny shops. */
	fetch?: (request: Request) => Promise<Response>
}

/** The whole admin in one process: the real server with every page, and the operator API of the tiny shops. */
export async function wholeAdmin({ env, fetch }: Options = {}) {
	const tiny = await tinyApi()
	const lines: string[] = []
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
	const build = await sourceBuild('admin', adminRoutes(defineRoutes))
	const application = createAdminServer({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: secret,
			WEBSITE_API_URL: 'http://website-api.test',
			TRUSTED_PROXIES: '127.0.0.1',
			...env,
		}),
		log,
		pages: withAdminContext(createPageHandler(withLog(build, log))),
		stylesheet: undefined,
		files: () => undefined,
		fetch: fetch ?? (async (request) => tiny.api.fetch(request)),
		hosts: [],
	})
	const server = createHttpServer(() => undefined)
	server.on('request', application.listener)
	const port = await listen(server, 0, '127.0.0.1')
	const shop = await exampleShop(tiny.db, [{ price: 30_000, stock: 100 }], 'toko')
	const { number } = await exampleSale(tiny.db, shop, {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PAYMENT_CONFIRMED',
	})
	const owners = new Map<string, Promise<string>>()

	/** The account of an owner of these companies. */
	function ownerOf(companies: string[]): Promise<string> {
		const key = companies.join()
		const id = owners.get(key) ?? newOwner(companies)
		owners.set(key, id)
		return id
	}

	async function newOwner(companies: string[]) {
		const { id } = await addStaff(tiny.db, {
			email: `${randomUUID()}@toko.example`,
			name: 'Ibu Sari',
			isAdministrator: false,
			roles: companies.map((companyCode) => ({ companyCode, role: 'owner' })),
			password: 'kopi pagi di teras',
		})
		return id
	}

	return {
		tiny,
		/** The logged errors. */
		lines,
		routes: build.assets.routes,
		/** The number of a paid order, of the company `toko`. */
		number,
		/** The Cookie header of a new session of an owner, with the password entered a moment ago. */
		async signedIn({
			company,
			roles = ['sandang', shop.code],
		}: { company?: string | undefined; roles?: string[] } = {}) {
			const id = await ownerOf(roles)
			const opened = await openStaffSession(tiny.db, id, { device: 'HP', address: '192.0.2.9' })
			await confirmStaffSession(tiny.db, opened.id)
			const options = { sealer: createSealer(secret), secure: false, host: 'localhost' }
			const jar = createCookieJar(null, options)
			staffSession(jar).start({ token: opened.token, company })
			return jar
				.setCookies()
				.filter((line) => !/max-age=0/i.test(line))
				.map((line) => line.split(';')[0])
				.join('; ')
		},
		request: (options: RequestOptions) => sendRequest(port, options),
		async close() {
			application.stop()
			await close(server, 0)
			await tiny.close()
		},
	}
}
