import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHARE_SIZE } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { derivatives } from './derive.ts'
import { limitedTo } from './limit.ts'
import { folderStorage } from './storage.ts'
import { storePicture } from './store.ts'

let tiny: TinyApi
let id = ''
let folder = ''
beforeAll(async () => {
	tiny = await tinyApi()
	const rows = await tiny.db.select().from(media)
	id = rows.find((row) => row.width === 1200)?.id ?? ''
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-media-'))
})
afterAll(async () => {
	await tiny.close()
	await rm(folder, { recursive: true, force: true })
})

describe('a picture', () => {
	test.each([
		['avif', 'image/avif', 'heif'],
		['webp', 'image/webp', 'webp'],
		['jpg', 'image/jpeg', 'jpeg'],
	])('is available as %s without a key, and cached for a while', async (format, type, decoded) => {
		const response = await tiny.api.request(`/v1/media/${id}/240.${format}`)
		expect(response.status).toBe(200)
		expect(response.headers.get('content-type')).toBe(type)
		expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=15')
		const again = await tiny.api.request(`/v1/media/${id}/240.${format}`, {
			headers: { 'if-none-match': response.headers.get('etag') ?? '' },
		})
		expect(again.status).toBe(304)
		const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
		expect(facts).toMatchObject({ format: decoded, width: 240, height: 240 })
	})

	test.each([96, 180, 192, 512])(
		'is available as a square icon of %d px, and as a maskable one',
		async (side) => {
			const [icon, mask] = await Promise.all(
				[`${side}.png`, `${side}-mask.png`].map(async (file) => {
					const response = await tiny.api.request(`/v1/media/${id}/${file}`)
					expect(response.headers.get('content-type')).toBe('image/png')
					return Buffer.from(await response.arrayBuffer())
				}),
			)
			for (const bytes of [icon, mask]) {
				expect(await sharp(bytes).metadata()).toMatchObject({
					format: 'png',
					width: side,
					height: side,
				})
			}
			expect((await sharp(mask).stats()).isOpaque).toBe(true)
		},
	)

	test.each([
		'/192.mask.png',
		'/192-png',
		'/240-mask.png',
		'/192-mask.avif',
		'/241.avif',
		'/240.png',
		'/240-share.jpg',
		'/1200-share.png',
		'/240.svg',
		'/240',
		'/-240.avif',
		'/240.avif.jpg',
		'/1e2.avif',
		'/..%2f..%2fsecret',
	])('%s is 404', async (file) => {
		expect((await tiny.api.request(`/v1/media/${id}${file}`)).status).toBe(404)
	})

	test.each(['0'.repeat(32), 'x', '..', '..%2F..%2Fetc', 'A'.repeat(32), 'a'.repeat(65)])(
		'of the id %s is 404',
		async (other) => {
			expect((await tiny.api.request(`/v1/media/${other}/240.webp`)).status).toBe(404)
		},
	)
})

describe('uploaded pictures', () => {
	const small = () =>
		sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc5500' } })

	test('are never enlarged', async () => {
		const storage = folderStorage(folder)
		const stored = await storePicture(storage, 1, await small().jpeg().toBuffer())
		expect(stored).toMatchObject({ width: 300, height: 200, type: 'image/webp' })
		const bytes = await derivatives(storage)({ id: stored.id, width: 800, format: 'webp' })
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 })
	})

	test('as link previews have one size, whatever theirs is', async () => {
		const storage = folderStorage(folder)
		const stored = await storePicture(storage, 1, await small().png().toBuffer())
		const bytes = await derivatives(storage)({
			id: stored.id,
			width: SHARE_SIZE.width,
			format: 'share.jpg',
		})
		expect(await sharp(bytes).metadata()).toMatchObject({ ...SHARE_SIZE, format: 'jpeg' })
		const drawing = await tiny.api.request(`/v1/media/${id}/1200-share.jpg`)
		expect(drawing.headers.get('content-type')).toBe('image/jpeg')
		const drawn = await sharp(Buffer.from(await drawing.arrayBuffer())).metadata()
		expect(drawn).toMatchObject(SHARE_SIZE)
	})

	test('are stored once per company', async () => {
		const storage = folderStorage(folder)
		const bytes = await small().png().toBuffer()
		const [first, again, other] = [
			await storePicture(storage, 1, bytes),
			await storePicture(storage, 1, bytes),
			await storePicture(storage, 2, bytes),
		]
		expect(again.id).toBe(first.id)
		expect(other.id).not.toBe(first.id)
	})

	test('lose their metadata and are rotated upright', async () => {
		const storage = folderStorage(folder)
		const turned = await small()
			.withExif({ IFD0: { Artist: 'Sari' } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer()
		const stored = await storePicture(storage, 1, turned)
		expect(stored).toMatchObject({ width: 200, height: 300 })
		expect((await sharp(await storage.readMaster(stored.id)).metadata()).exif).toBeUndefined()
	})

	test.each([
		'',
		'no picture',
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
		'GIF89a',
	])('%j is rejected', async (text) => {
		await expect(storePicture(folderStorage(folder), 1, Buffer.from(text))).rejects.toThrow()
	})
})

test('concurrent requests for the same picture share one job', async () => {
	const storage = folderStorage(folder)
	const bytes = await sharp({
		create: { width: 640, height: 640, channels: 3, background: '#0055cc' },
	})
		.png()
		.toBuffer()
	const stored = await storePicture(storage, 1, bytes)
	let written = 0
	const derive = derivatives({
		...storage,
		async writeDerived(...given) {
			written++
			await storage.writeDerived(...given)
		},
	})
	const wanted = { id: stored.id, width: 320, format: 'avif' } as const
	await Promise.all(Array.from({ length: 20 }, () => derive(wanted)))
	await derive(wanted)
	expect(written).toBe(1)
	const left = await readdir(path.join(folder, 'derived', stored.id.slice(0, 2)))
	expect(left.filter((name) => name.startsWith(stored.id))).toEqual([`${stored.id}-320.avif`])
})

test('limits concurrent jobs, and continues after a failed one', async () => {
	const inTurn = limitedTo(2)
	let running = 0
	let most = 0
	const results = await Promise.allSettled(
		Array.from({ length: 9 }, (_, at) =>
			inTurn(async () => {
				most = Math.max(most, ++running)
				await new Promise((resolve) => setImmediate(resolve))
				running--
				if (at % 3 === 0) throw new Error('no')
			}),
		),
	)
	expect(most).toBe(2)
	expect(results.filter((result) => result.status === 'rejected')).toHaveLength(3)
})
