import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownEnvironment, ownSettings } from './own-environment.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('an unknown setting is refused with the nearest known one', () => {
	expect(() => ownEnvironment({ ETALASE_PAGE_PER_SECOND: '3' })).toThrow(
		'ETALASE_PAGE_PER_SECOND is no setting. Is ETALASE_PAGES_PER_SECOND meant?',
	)
	expect(() => ownEnvironment({ ETALASE_SECRET_FIEL: 'x' })).toThrow(
		'Is ETALASE_SECRET_FILE meant?',
	)
	const others = { ETALASE_TEST_PORT: '1', PATH: '/bin', ETALASE_SEED: 'no' }
	expect(ownEnvironment(others)).toEqual(others)
})

test('a secret may stand in a file, but not in both places', async () => {
	const file = path.join(folder, 'secret')
	await writeFile(file, 'a secret of thirty-two characters\n')
	expect(ownEnvironment({ ETALASE_SECRET_FILE: file }).ETALASE_SECRET).toBe(
		'a secret of thirty-two characters',
	)
	expect(() => ownEnvironment({ ETALASE_SECRET_FILE: file, ETALASE_SECRET: 'x' })).toThrow(
		'ETALASE_SECRET and ETALASE_SECRET_FILE are both set',
	)
	expect(() => ownEnvironment({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(
		/^DATABASE_URL_FILE: .*cannot be read/,
	)
	await writeFile(file, 'x'.repeat(65_537))
	expect(() => ownEnvironment({ ETALASE_SECRET_FILE: file })).toThrow('longer than a secret')
})

test('the known settings are exactly those that our sources name', async () => {
	const root = fileURLToPath(new URL('..', import.meta.url))
	const named = new Set<string>()
	for (const folder of ['app', 'admin', 'process', 'server', 'website-api', 'scripts', 'tests']) {
		for (const file of await readdir(path.join(root, folder), { recursive: true })) {
			if (!/\.(?:ts|tsx|mjs)$/.test(file) || file.includes('own-environment')) continue
			const text = await readFile(path.join(root, folder, file), 'utf8')
			for (const [name] of text.matchAll(/\bETALASE_[A-Z0-9_]*[A-Z0-9]\b(?!_)/g)) named.add(name)
		}
	}
	const own = new Set([...named].map((name) => name.replace(/_FILE$/, '')))
	const settings = [...own].filter((name) => !name.startsWith('ETALASE_TEST_'))
	expect(settings.toSorted()).toEqual(ownSettings.toSorted())
})
