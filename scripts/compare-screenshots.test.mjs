import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareFolders } from './compare-screenshots.ts'

let folder
beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-screens-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function draw(name, { width = 100, height = 100, marked = 0 }) {
	const mark = { create: { width: 10, height: marked, channels: 4, background: '#000' } }
	const image = sharp({ create: { width, height, channels: 4, background: '#fff' } })
	const file = path.join(folder, name)
	await (marked > 0 ? image.composite([{ input: mark, left: 0, top: 0 }]) : image)
		.png()
		.toFile(file)
}

async function compareTwo(before, after) {
	await Promise.all(['before', 'after'].map((name) => mkdir(path.join(folder, name))))
	if (before) await draw('before/page.png', before)
	if (after) await draw('after/page.png', after)
	const [result] = await compareFolders(
		path.join(folder, 'before'),
		path.join(folder, 'after'),
		path.join(folder, 'differences'),
	)
	return result
}

test.each([
	['0 for the same picture', {}, {}, 0],
	['the share of pixels that differ', {}, { marked: 10 }, 0.01],
	['the part that a longer page adds', {}, { height: 200 }, 0.5],
	['1 for a picture that is gone', {}, undefined, 1],
	['1 for a picture that is new', undefined, {}, 1],
])('reports %s', async (_what, before, after, share) => {
	expect(await compareTwo(before, after)).toEqual({ name: 'page.png', share })
})
