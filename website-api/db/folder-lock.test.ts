import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, takeFolderLock } from './folder-lock.ts'

let folder = ''
let file = ''
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'etalase-lock-'))
	file = path.join(folder, 'pg.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('rejects a second process with an error that names the first', () => {
	const release = takeFolderLock(file)
	expect(() => takeFolderLock(file)).toThrow(FolderInUse)
	expect(() => takeFolderLock(file)).toThrow(new RegExp(`process ${process.pid}\\b`))
	release()
	expect(existsSync(file)).toBe(false)
	takeFolderLock(file)()
})

test('takes over the lock of a dead process', () => {
	const dead = spawnSync(process.execPath, ['-e', '']).pid
	writeFileSync(file, JSON.stringify({ pid: dead, started: '1' }))
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
	release()
})

test('ignores a running process that only reuses the id of the dead one', () => {
	writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another start' }))
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
	release()
	expect(existsSync(file)).toBe(false)
})

test('takes over an incomplete lock file', () => {
	writeFileSync(file, '{"pid":')
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
	release()
})

test('can only be released by its owner', () => {
	const release = takeFolderLock(file)
	writeFileSync(file, JSON.stringify({ pid: process.ppid, started: '' }))
	release()
	expect(existsSync(file)).toBe(true)
})
