import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTools, runTool } from './postgres-tools.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-tools-'))
	for (const name of ['pg_dump', 'psql']) {
		const file = path.join(folder, name)
		const script =
			'#!/bin/sh\n[ "$1" = --version ] && echo "$0 (PostgreSQL) 42.1" && exit\necho "$PGPASSWORD $*"\n'
		await writeFile(file, script)
		await chmod(file, 0o755)
	}
})
afterAll(() => rm(folder, { recursive: true }))

test('the programs of the version of the server are found, else newer ones, else it is said what to install', async () => {
	const { PATH } = process.env
	process.env.PATH = `${folder}${path.delimiter}${PATH ?? ''}`
	try {
		expect(await findTools(42)).toBe(folder)
		expect(await findTools(41)).toBe(folder)
		await expect(findTools(43)).rejects.toThrow(/found: .*\b42\b.*postgresql-client-43/)
	} finally {
		process.env.PATH = PATH
	}
})

test('a password is not among the arguments, which every user of the machine can read', async () => {
	const databaseUrl = 'postgres://shop:p%40ss@db1:5432,db2:5432/shop?sslmode=require'
	const { child, ended } = runTool('psql', ['--quiet'], { folder, databaseUrl })
	let said = ''
	child.stdout.on('data', (text: Buffer) => (said += text.toString()))
	await ended
	expect(said).toBe(
		'p@ss --dbname postgres://shop@db1:5432,db2:5432/shop?sslmode=require --quiet\n',
	)
})
