import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivatives } from './derive.ts'
import { folderObjects } from './objects.ts'
import { s3Objects, type S3Settings } from './s3-objects.ts'
import { storageOver } from './storage.ts'
import { storePicture } from './store.ts'

let folder: string
let server: S3rver
let settings: S3Settings

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-s3-'))
	server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory: folder,
		configureBuckets: [{ name: 'toko', configs: [] }],
	})
	const { port } = await server.run()
	settings = {
		endpoint: `http://127.0.0.1:${port}`,
		bucket: 'toko',
		region: 'ap-southeast-3',
		accessKey: 'S3RVER',
		secretKey: 'S3RVER',
	}
})
afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true, force: true })
})

test('reads bytes as they were written, also after they were replaced', async () => {
	const objects = s3Objects(settings)
	expect(await objects.read('private/ab/abc')).toBeUndefined()
	await objects.write('private/ab/abc', Buffer.from([0, 255, 1]))
	expect(await objects.read('private/ab/abc')).toEqual(Buffer.from([0, 255, 1]))
	const large = Buffer.alloc(5 * 1024 * 1024, 7)
	await objects.write('private/ab/abc', large)
	expect((await objects.read('private/ab/abc'))?.equals(large)).toBe(true)
})

test.each([
	['a bucket', () => s3Objects(settings)],
	['a folder', () => folderObjects(folder)],
])('%s streams bytes in parts', async (_, open) => {
	const objects = open()
	expect(await objects.stream('private/cd/none')).toBeUndefined()
	const large = randomBytes(3 * 1024 * 1024)
	await objects.write('private/cd/large', large)
	const parts: Uint8Array[] = []
	for await (const part of (await objects.stream('private/cd/large')) ?? []) parts.push(part)
	expect(parts.length).toBeGreaterThan(1)
	expect(Buffer.concat(parts).equals(large)).toBe(true)
})

test('a picture is stored and derived in a bucket as in a folder', async () => {
	const storage = storageOver(s3Objects(settings))
	const bytes = await sharp({
		create: { width: 640, height: 480, channels: 3, background: '#0a7' },
	})
		.png()
		.toBuffer()
	const { id } = await storePicture(storage, 1, bytes)
	const made = await derivatives(storage)({ id, width: 320, format: 'webp' })
	expect(await storage.readDerived(id, '320.webp')).toEqual(made)
})

test('an invalid key or a missing bucket is an error, not a missing object', async () => {
	const wrong = s3Objects({ ...settings, accessKey: 'ANOTHER' })
	await expect(wrong.write('private/ab/abc', Buffer.from('x'))).rejects.toThrow('403')
	await expect(wrong.read('private/ab/abc')).rejects.toThrow('403')
	const elsewhere = s3Objects({ ...settings, bucket: 'lain' })
	await expect(elsewhere.write('private/ab/abc', Buffer.from('x'))).rejects.toThrow('404')
})
