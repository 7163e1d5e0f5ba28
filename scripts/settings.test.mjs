import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { readSettings, secretOf } from './settings.mjs'

describe('settings', () => {
	test('have defaults, for empty variables too', () => {
		expect(readSettings({ PORT: '', WEBSITE_API_URL: '' })).toEqual({
			port: 3000,
			adminPort: 3100,
			apiPort: 4000,
			apiUrl: undefined,
			simulationPort: 4100,
			hasSimulation: true,
			data: inProject('data'),
			secret: undefined,
			hasSecretFile: false,
		})
	})

	test.each([
		['a database of its own', { DATABASE_URL: 'postgres://localhost/shop' }],
		['no example shops', { ETALASE_SEED: 'no' }],
		['a cell', { ETALASE_CELL: '2' }],
		['a website API elsewhere', { WEBSITE_API_URL: 'http://api.example' }],
	])('start no simulated provider for a shop with %s', (_what, env) => {
		expect(readSettings(env).hasSimulation).toBe(false)
	})

	test('take a relative data folder from the project', () => {
		expect(readSettings({ ETALASE_DATA: 'else/where' }).data).toBe(inProject('else', 'where'))
	})

	test.each(['0', '65536', '3000.5', 'http', '-1'])('refuse the port %s in a sentence', (port) => {
		expect(() => readSettings({ PORT: port })).toThrow('PORT must be a port number')
	})
})

test.each(['4190', '6000', '10080'])('refuse the port %s, which nothing could call', (port) => {
	expect(() => readSettings({ WEBSITE_API_PORT: port })).toThrow('Choose another port')
})

describe('the secret of a data folder', () => {
	let folder
	beforeEach(async () => {
		folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-settings-'))
	})
	afterEach(() => rm(folder, { recursive: true }))

	test('is made once, for its owner alone', async () => {
		const data = path.join(folder, 'data')
		const secret = secretOf(data)
		expect(secret.length).toBeGreaterThanOrEqual(32)
		expect(secretOf(data)).toBe(secret)
		expect((await stat(path.join(data, 'secret'))).mode & 0o777).toBe(0o600)
	})

	test('is refused when the stored one is too short', async () => {
		await writeFile(path.join(folder, 'secret'), 'short\n')
		expect(() => secretOf(folder)).toThrow('32 or more characters')
	})
})
