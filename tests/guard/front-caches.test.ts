import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listPageChanges } from '#contract/page-change.ts'
import { ownCookies } from '#app/session/personal.server.ts'
import { findProgram } from '#deploy/cluster/programs.ts'
import { freePort } from '#tests/support/ports.ts'
import { openTemporaryFolder } from '#tests/support/postgres-account.ts'
import { type GuardedFolder, openGuardedFolder, untilAnswers } from '#tests/support/processes.ts'
import { sendRequest, type RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const deployed = (file: string) =>
	readFile(fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url)), 'utf8')
const programs = { nginx: findProgram('nginx'), varnish: findProgram('varnishd') }

type Front = { port: number; folder: GuardedFolder }
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
	for (const each of opened.splice(0).toReversed()) await each.close()
})

/** A shop whose pages say how often one was made, behind a cache with the file of deploy/. */
async function shopBehind(start: (shopPort: number, ownPort: number) => Promise<Front>) {
	let count = 0
	let changes: { COMPANY_ID: number; CHANGE_ID: string }[] = []
	const ownPort = await freePort()
	const shop: GuardedShop = await guardedShop({
		hosts: ['toko.test', 'kopi.test'],
		env: {
			PAGE_CHANGES_MS: '20',
			TRUSTED_PROXIES: '127.0.0.1',
			ETALASE_SCHEME_HEADER: 'x-forwarded-proto',
			ETALASE_FRONT_CACHES: `http://127.0.0.1:${ownPort}`,
		},
		page: (request, { cart }) =>
			new Response(`${++count} ${new URL(request.url).host} ${cart.current().lines.length}`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			}),
	})
	opened.push(shop)
	shop.api.set('/v1/page-changes', () =>
		Response.json(
			listPageChanges.answer.parse({ data: { PAGE_CHANGE_LIST: changes, IS_COMPLETE: true } }),
		),
	)
	const front = await start(shop.port, ownPort)
	opened.push({ close: () => front.folder.stop() })
	const get = (headers: RequestOptions['headers'] = [], target = '/faq') =>
		sendRequest(front.port, { target, headers })
	return {
		shop,
		port: front.port,
		get,
		/** The body and X-Cache of an answer. */
		async seen(headers: RequestOptions['headers'] = [], target = '/faq') {
			const answer = await get(headers, target)
			return [answer.body, answer.headers.get('x-cache')]
		},
		change() {
			changes = [...changes, { COMPANY_ID: 1, CHANGE_ID: String(changes.length) }]
		},
	}
}

async function startNginx(shopPort: number): Promise<Front> {
	const folder = await openGuardedFolder(openTemporaryFolder(), 'nginx')
	const port = await freePort()
	const text = (await deployed('nginx.conf'))
		.replaceAll(/127\.0\.0\.1:300[12]\b/g, `127.0.0.1:${shopPort}`)
		.replace('/var/cache/nginx/etalase', path.join(folder.path, 'cache'))
		.replace(/server \{\s+listen 80[^}]+\}/, '')
		.replace('listen 443 ssl http2 default_server', `listen 127.0.0.1:${port}`)
		.replaceAll(/^\s*ssl_.*$/gm, '')
		// TLS is left out here.
		.replace('X-Forwarded-Proto $scheme', 'X-Forwarded-Proto https')
	await mkdir(path.join(folder.path, 'temporary'))
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${path.join(folder.path, 'temporary')};`,
	)
	const main = ['daemon off;', 'error_log stderr;', `pid ${path.join(folder.path, 'nginx.pid')};`]
		.concat(process.getuid?.() === 0 ? 'user root;' : [])
		.concat('events {}', 'http {', 'access_log off;', ...temporary, text, '}')
	const file = path.join(folder.path, 'nginx.conf')
	await writeFile(file, main.join('\n'))
	return start(folder, port, programs.nginx, ['-c', file])
}

async function startVarnish(shopPort: number, port: number): Promise<Front> {
	const folder = await openGuardedFolder(openTemporaryFolder(), 'varnish')
	const text = (await deployed('varnish.vcl')).replaceAll(/"300[12]"/g, `"${shopPort}"`)
	const file = path.join(folder.path, 'etalase.vcl')
	await writeFile(file, text)
	const args = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m', '-j', 'none']
	return start(folder, port, programs.varnish, args.concat('-n', path.join(folder.path, 'work')))
}

async function start(folder: GuardedFolder, port: number, program = '', args: string[] = []) {
	folder.run({ program, args, env: process.env, stopSignal: 'SIGTERM', stopTimeoutMs: 10_000 })
	try {
		await untilAnswers(folder, program, async () => {
			const { status } = await sendRequest(port, { target: '/health/live' })
			if (status !== 200) throw new Error(`${status}`)
		})
	} catch (error) {
		await folder.stop()
		throw error
	}
	return { port, folder }
}

const pictureOf = (format: string) =>
	new Response(`bytes of ${format}`, {
		headers: {
			'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
			'cache-control': 'public, max-age=31536000, immutable',
			etag: `"${format}"`,
		},
	})

const measured: RequestOptions['headers'] = [['Cookie', '_ga=GA1.1.123.456; _gid=9']]
const other: RequestOptions['headers'] = [['Cookie', '_ga=GA1.1.999.111']]

for (const [name, program, startFront] of [
	['nginx', programs.nginx, startNginx],
	['Varnish', programs.varnish, startVarnish],
] as const) {
	// Without the program there is nothing to test.
	describe.skipIf(!program)(`${name} with the file of deploy/`, () => {
		test('shares a page between visitors whose cookies are not the shop’s', async () => {
			const { seen } = await shopBehind(startFront)
			const [body] = await seen()
			expect(await seen()).toEqual([body, 'HIT'])
			expect(await seen(measured)).toEqual([body, 'HIT'])
			expect(await seen(other)).toEqual([body, 'HIT'])
		})

		test('asks the shop for everyone who has a cookie of the shop', async () => {
			const { seen, shop } = await shopBehind(startFront)
			await seen()
			for (const cookie of ownCookies) {
				for (const sent of [cookie, `__Host-${cookie}`]) {
					shop.reached.length = 0
					const [, how] = await seen([['Cookie', `_ga=1; ${sent}=x`]])
					expect([sent, how === 'HIT']).toEqual([sent, false])
				}
			}
			expect((await seen())[1]).toBe('HIT')
		})

		test('keeps the formats of a picture apart', async () => {
			const { seen, shop } = await shopBehind(startFront)
			for (const format of ['avif', 'webp', 'jpg']) {
				shop.api.set(`/v1/media/abcdefgh12/320.${format}`, () => pictureOf(format))
			}
			const accepting = (accept: string) =>
				seen(accept === '' ? [] : [['Accept', accept]], '/media/abcdefgh12/320.avif')
			const accepted = {
				'image/jpeg, image/*;q=0.8': 'jpg',
				'image/webp,image/*,*/*;q=0.8': 'webp',
				'image/avif,image/webp,*/*': 'avif',
				'*/*': 'avif',
				'': 'avif',
			}
			for (const [accept, format] of Object.entries(accepted)) {
				expect([accept, (await accepting(accept))[0]]).toEqual([accept, `bytes of ${format}`])
				expect([accept, ...(await accepting(accept))]).toEqual([
					accept,
					`bytes of ${format}`,
					'HIT',
				])
			}
			expect(await accepting('image/avif,image/apng,*/*')).toEqual(['bytes of avif', 'HIT'])
		})

		test('keeps hosts apart and believes no header of a visitor', async () => {
			const { seen, get } = await shopBehind(startFront)
			const forged: RequestOptions['headers'] = [
				['X-Forwarded-Host', 'kopi.test'],
				['Forwarded', 'host=kopi.test'],
				['X-Forwarded-Proto', 'http'],
			]
			expect((await get(forged)).body).toContain('toko.test')
			expect((await seen())[0]).toContain('toko.test')
			expect((await seen([['Host', 'kopi.test']]))[0]).toContain('kopi.test')
		})
	})
}

describe.skipIf(!programs.varnish)('Varnish', () => {
	test('shows an edit at once', async () => {
		const { seen, change } = await shopBehind(startVarnish)
		const [before] = await seen()
		expect(await seen()).toEqual([before, 'HIT'])
		change()
		await vi.waitFor(async () => expect((await seen())[0]).not.toBe(before), { timeout: 20_000 })
	})

	test('drops the pages of the companies that a storefront names, and nothing for strangers', async () => {
		const { seen, get, port } = await shopBehind(startVarnish)
		const purge = (keys: string, localAddress = '127.0.0.1') =>
			new Promise((resolve, reject) => {
				const headers = { 'Surrogate-Key': keys }
				request({ host: '127.0.0.1', port, method: 'PURGE', headers, localAddress })
					.on('response', (response) => resolve(response.resume().statusCode))
					.on('error', reject)
					.end()
			})
		const [first] = await seen()
		expect(await purge('company-2 company-11')).toBe(200)
		expect(await purge('all', '127.0.0.2')).toBe(405)
		expect(await seen()).toEqual([first, 'HIT'])
		expect(await purge('company-2 company-1')).toBe(200)
		// The storefront itself still has the page.
		expect(await seen()).toEqual([first, 'MISS'])
		expect(await seen()).toEqual([first, 'HIT'])
		expect(await purge('all')).toBe(200)
		expect(await seen()).toEqual([first, 'MISS'])
		expect((await get()).headers.has('surrogate-key')).toBe(false)
	})
})

test('the files of deploy/ name exactly the cookies of the storefront', async () => {
	for (const file of ['nginx.conf', 'varnish.vcl']) {
		const [, names = ''] = /\(\?:(ACCESS_WEB[A-Z_|]+)\)/.exec(await deployed(file)) ?? []
		expect([file, names.split('|')]).toEqual([file, [...ownCookies].sort()])
	}
})
