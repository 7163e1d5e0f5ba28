import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMediaSource, type MediaAnswer } from '#app/api/media.server.ts'
import { guardedShop } from '#tests/guard/support/shop.ts'
import { compress } from './compress.ts'
import type { CompleteAnswer } from './request-listener.ts'
import { preferredEncoding } from './encoding.ts'
import { readEnv } from './env.ts'
import { createHealth } from './health.ts'
import { close, listen } from './listen.ts'
import { createMedia } from './media.ts'
import { createStaticFiles } from './static-files.ts'

describe('an Accept-Encoding header', () => {
	test.each([
		['gzip, deflate, br', 'br'],
		['gzip', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['br;q=0.1, gzip;q=0.9', 'gzip'],
		['*', 'br'],
		['identity', undefined],
		['', undefined],
		[null, undefined],
		['zstd', undefined],
	])('%j: %s', (header, encoding) => {
		expect(preferredEncoding(header)).toBe(encoding)
	})
})

describe('files', () => {
	let folder: string
	let files: ReturnType<typeof createStaticFiles>
	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'etalase-files-'))
		await mkdir(path.join(folder, 'assets'))
		await mkdir(path.join(folder, '.vite'))
		await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}')
		await writeFile(path.join(folder, 'assets', 'app-1.js'), 'plain')
		await writeFile(path.join(folder, 'assets', 'app-1.js.br'), 'brotli')
		await writeFile(path.join(folder, 'assets', 'app-1.js.gz'), 'gzip')
		await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
		files = createStaticFiles(folder)
	})
	afterAll(() => rm(folder, { recursive: true }))

	test.each([
		['br, gzip', 'br', 'brotli'],
		['gzip', 'gzip', 'gzip'],
		['', null, 'plain'],
	])('for %j the copy is %s', async (accepted, encoding, body) => {
		const answer = files('/assets/app-1.js', { 'accept-encoding': accepted })
		expect(answer?.headers.get('content-encoding')).toBe(encoding)
		expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
		expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
		expect(await answer?.text()).toBe(body)
	})

	test('outside /assets/ have an ETag and are revalidated', () => {
		const answer = files('/favicon.svg', {})
		expect(answer?.headers.get('cache-control')).toContain('must-revalidate')
		const etag = answer?.headers.get('etag') ?? ''
		expect(files('/favicon.svg', { 'if-none-match': etag })?.status).toBe(304)
	})

	test.each([
		'/assets/app-1.js.br',
		'/.vite/manifest.json',
		'/assets',
		'/',
		'/../secret',
		'/assets/../favicon.svg',
	])('%s is not found', (pathname) => {
		expect(files(pathname, {})).toBeUndefined()
	})
})

describe('compression', () => {
	const responseOf = (type: string, body: BodyInit) =>
		new Response(body, { headers: { 'content-type': type } })
	const bytes = async ({ body }: Response | CompleteAnswer) =>
		body instanceof Uint8Array
			? Buffer.from(body)
			: Buffer.from(await new Response(body).arrayBuffer())

	test.each(['text/html; charset=utf-8', 'application/json', 'application/xml'])(
		'uses brotli or gzip and keeps the body complete: %s',
		async (type) => {
			const body = '<p>halo</p>'.repeat(50_000)
			const as = async (encoding: string | null) =>
				bytes(await compress(responseOf(type, body), encoding))
			expect(brotliDecompressSync(await as('br')).toString()).toBe(body)
			expect(gunzipSync(await as('gzip')).toString()).toBe(body)
			expect((await as(null)).toString()).toBe(body)
		},
	)

	test('sends the start of a file while the rest is read', async () => {
		let finish = () => {}
		const slow = new ReadableStream<Uint8Array>({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('<p>beginning</p>'))
				finish = () => {
					controller.enqueue(new TextEncoder().encode('<p>end</p>'))
					controller.close()
				}
			},
		})
		const { body } = await compress(responseOf('application/xml', slow), 'br')
		if (!(body instanceof ReadableStream)) throw new Error('The file was read as a whole.')
		const reader = body.getReader()
		const reading = createBrotliDecompress()
		const beginning = new Promise<string>((resolve) =>
			reading.once('data', (chunk) => {
				// Else what comes before the next reader is there is lost.
				reading.pause()
				resolve(String(chunk))
			}),
		)
		reading.write((await reader.read()).value)
		expect(await beginning).toBe('<p>beginning</p>')
		finish()
		for (let part = await reader.read(); !part.done; part = await reader.read())
			reading.write(part.value)
		reading.end()
		expect(await text(reading)).toBe('<p>end</p>')
	})

	test('skips pictures, empty responses and compressed content', async () => {
		const picture = new Response('x', { headers: { 'content-type': 'image/avif' } })
		const done = new Response('x', {
			headers: { 'content-type': 'text/css', 'content-encoding': 'br' },
		})
		for (const response of [picture, done, new Response(null, { status: 303 })]) {
			expect(await compress(response, 'br')).toBe(response)
		}
	})
})

describe('pictures', () => {
	const picture = {
		bytes: new Uint8Array([1, 2, 3]),
		type: 'image/avif',
		etag: '"1"',
		cacheControl: 'public, max-age=60',
		companyId: 1,
	}

	test('are fetched once and cached', async () => {
		const requested: string[] = []
		const { answer: media } = createMedia(async (file) => {
			requested.push(file)
			return picture
		})
		const wanted = '/media/abcdef0123456789/480.avif'
		await Promise.all([media(wanted), media(wanted)])
		const answer = await media(wanted)
		expect(requested).toEqual(['abcdef0123456789/480.avif'])
		expect(answer?.headers.get('cache-control')).toBe('public, max-age=60')
		expect(answer?.headers.get('content-type')).toBe('image/avif')
		expect((await media(wanted, { 'if-none-match': '"1"' }))?.status).toBe(304)
	})

	test.each([
		['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
		['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
		['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpg'],
		['*/*', 'avif'],
		[undefined, 'avif'],
	])(
		'at the address of an AVIF have a format that the browser accepts: %s',
		async (accept, format) => {
			const requested: string[] = []
			const media = createMedia(async (file) => {
				requested.push(file)
				return picture
			})
			const answer = await media.answer('/media/abcdef0123456789/480.avif', { accept })
			expect(requested).toEqual([`abcdef0123456789/480.${format}`])
			expect(answer?.headers.get('vary')).toBe('Accept')
			const other = await media.answer('/media/abcdef0123456789/480.jpg', { accept })
			expect(requested).toContain('abcdef0123456789/480.jpg')
			expect(other?.headers.has('vary')).toBe(false)
		},
	)

	test('are asked for again after a change of their company, or a minute, without their bytes', async () => {
		let answered: MediaAnswer = picture
		let at = 0
		const asked: (string | undefined)[] = []
		const media = createMedia(
			async (_file, etag) => {
				asked.push(etag)
				return answered
			},
			() => at,
		)
		const wanted = '/media/abcdef0123456789/480.avif'
		await media.answer(wanted)
		answered = 'same'
		media.invalidate(2)
		await media.answer(wanted)
		expect(asked).toEqual([undefined])
		media.invalidate(1)
		for (const step of [0, 0, 59_000, 60_000]) {
			at = step
			expect((await media.answer(wanted))?.status).toBe(200)
		}
		expect(asked).toEqual([undefined, '"1"', '"1"'])
		answered = 'unavailable'
		media.invalidate(undefined)
		expect((await media.answer(wanted))?.status).toBe(200)
		answered = 'missing'
		await expect(media.answer(wanted)).rejects.toMatchObject({ status: 404 })
		answered = 'unavailable'
		await expect(media.answer(wanted)).rejects.toMatchObject({ status: 503 })
	})

	test('are not kept as fresh when they changed while they were fetched', async () => {
		let finish = (_answer: MediaAnswer) => {}
		let calls = 0
		const media = createMedia(() => {
			calls += 1
			return new Promise((resolve) => (finish = resolve))
		})
		const wanted = '/media/abcdef0123456789/480.avif'
		const first = media.answer(wanted)
		media.invalidate(1)
		finish(picture)
		expect((await first)?.status).toBe(200)
		const second = media.answer(wanted)
		expect(calls).toBe(2)
		finish('missing')
		await expect(second).rejects.toMatchObject({ status: 404 })
	})

	test.each([
		'/media/',
		'/media/x/480.avif',
		'/media/abcdef0123456789/480.svg',
		'/media/abcdef0123456789/../../v1/order',
		'/v1/order',
		'/media/ABCDEF0123456789/480.avif',
		'/media/abcdef0123456789/480.avif/x',
	])('%s makes no call to the website API', async (pathname) => {
		const media = createMedia(() => Promise.reject(new Error('asked')))
		expect(await media.answer(pathname)).toBeUndefined()
	})

	test('[BC-13] an icon times out after 1500 ms and is replaced by a placeholder that is not cached', async () => {
		const timeout = vi.spyOn(AbortSignal, 'timeout')
		const source = createMediaSource({
			baseUrl: 'http://website-api.test/v1',
			transport: () => Promise.reject(new DOMException('late', 'TimeoutError')),
		})
		const answer = await createMedia(source).answer('/media/abcdef0123456789/96.png')
		expect(timeout).toHaveBeenCalledWith(1_500)
		timeout.mockRestore()
		expect(answer?.status).toBe(302)
		expect(answer?.headers.get('location')).toBe('/favicon.svg')
		expect(answer?.headers.get('cache-control')).toBe('no-store')
	})

	test.each([
		['missing', 404],
		['unavailable', 503],
	] as const)('%s: %i', async (answer, status) => {
		await expect(
			createMedia(async () => answer).answer('/media/abcdef0123456789/480.jpg'),
		).rejects.toMatchObject({ status })
	})
})

describe('readiness', () => {
	test('starts with the first response of the website API, survives its failure, and ends at shutdown', async () => {
		let up = false
		let checks = {}
		let now = 0
		const health = createHealth(
			'http://api.test/v1',
			async () =>
				up ? Response.json({ status: 'ready', checks }) : Response.json({}, { status: 503 }),
			() => now,
		)
		const ready = async () => {
			now += 1_000
			const answer = await health.answer('/health/ready')
			return [answer?.status, await answer?.json()]
		}
		expect(await ready()).toEqual([
			503,
			{ status: 'starting', checks: { 'website-api': 'unavailable' } },
		])
		up = true
		expect(await ready()).toEqual([200, { status: 'ready', checks: { 'website-api': 'ready' } }])
		checks = { orders: 'degraded' }
		expect(await ready()).toEqual([200, { status: 'ready', checks: { 'website-api': 'degraded' } }])
		up = false
		expect(await ready()).toEqual([
			200,
			{ status: 'ready', checks: { 'website-api': 'unavailable' } },
		])
		health.stop()
		expect(await ready()).toEqual([503, { status: 'stopping' }])
		expect((await health.answer('/health/live'))?.status).toBe(200)
	})

	test('asks the website API once for all who want to know at the same time', async () => {
		let asked = 0
		const health = createHealth(
			'http://api.test/v1',
			async () => Response.json({ asked: ++asked }),
			() => 0,
		)
		const answers = Array.from({ length: 200 }, () => health.answer('/health/ready'))
		expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(
			Array.from({ length: 200 }, () => 200),
		)
		expect(asked).toBe(1)
	})
})

describe('a shutdown', () => {
	test('lets the request in flight finish and accepts no new one', async () => {
		let finish = () => {}
		let arrived = () => {}
		const working = new Promise<void>((resolve) => (arrived = resolve))
		const shop = await guardedShop({
			page: async () => {
				arrived()
				await new Promise<void>((resolve) => (finish = resolve))
				return new Response('<p>done</p>', { headers: { 'content-type': 'text/html' } })
			},
		})
		const inFlight = shop.request({ target: '/Cart' })
		await working
		shop.stop()
		const closed = close(shop.server, 20_000)
		await expect(shop.request({ target: '/Cart' })).rejects.toThrow()
		finish()
		const answer = await inFlight
		expect([answer.status, answer.body]).toEqual([200, '<p>done</p>'])
		await closed
	})

	test('ends requests that do not finish in time', async () => {
		const server = createServer(() => undefined)
		const port = await listen(server, 0, '127.0.0.1')
		const gone = new Promise((resolve) => get({ port, host: '127.0.0.1' }).on('error', resolve))
		await new Promise<IncomingMessage>((resolve) => server.once('request', resolve))
		await close(server, 10)
		expect(await gone).toBeInstanceOf(Error)
	})
})

describe('settings', () => {
	const secret = 's'.repeat(32)

	test('production requires a secret of 32 characters, each of several', () => {
		expect(() => readEnv({})).toThrow('ETALASE_SECRET')
		expect(() => readEnv({ ETALASE_SECRET: 'short' })).toThrow('ETALASE_SECRET')
		expect(() => readEnv({ ETALASE_SECRET: `${secret},short` })).toThrow('ETALASE_SECRET')
		expect(readEnv({ ETALASE_SECRET: secret })).toMatchObject({
			port: 3000,
			apiUrl: 'http://127.0.0.1:4000',
		})
		expect(readEnv({ NODE_ENV: 'development' }).secret.length).toBeGreaterThan(32)
	})

	test('[BC-01] timeouts come from the environment', () => {
		expect(readEnv({ ETALASE_SECRET: secret }).budgets).toMatchObject({
			apiAccess: 60_000,
			call: 30_000,
		})
		expect(
			readEnv({ ETALASE_SECRET: secret, API_ACCESS_TIMEOUT_MS: '5000', API_TIMEOUT_MS: '4000' })
				.budgets,
		).toMatchObject({ apiAccess: 5_000, call: 4_000 })
	})

	test.each([
		{ PORT: 'x' },
		{ WEBSITE_API_URL: 'ftp://x' },
		{ TRUSTED_PROXIES: 'proxy.test' },
		{ TRUSTED_PROXIES: '10.0.0.0/33' },
		{ ETALASE_HOST_HEADER: 'x-forwarded-host' },
		{ ETALASE_SCHEME_HEADER: 'x forwarded proto', TRUSTED_PROXIES: '10.0.0.1' },
		{ API_TIMEOUT_MS: '0' },
	])('%j is refused with the variable’s name', (wrong) => {
		expect(() => readEnv({ ETALASE_SECRET: secret, ...wrong })).toThrow(Object.keys(wrong)[0])
	})
})
