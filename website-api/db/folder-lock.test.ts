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

test('a second taker is refused with a sentence that says who has it', () => {
	const release = takeFolderLock(file)
	expect(() => takeFolderLock(file)).toThrow(FolderInUse)
	expect(() => takeFolderLock(file)).toThrow(new RegExp(`process ${process.pid}\\b`))
	release()
	expect(existsSync(file)).toBe(false)
	takeFolderLock(file)()
})

test('a dead process’s lock is taken over', () => {
	const dead = spawnSync(process.execPath, ['-e', '']).pid
	writeFileSync(file, JSON.stringify({ pid: dead, started: '1' }))
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
	release()
})

test('a living process that merely has the dead one’s number does not count', () => {
	writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another start' }))
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
	release()
	expect(existsSync(file)).toBe(false)
})

test('a torn lock is taken over', () => {
	writeFileSync(file, '{"pid":')
	const release = takeFolderLock(file)
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
	release()
})

test('only its owner gives it back', () => {
	const release = takeFolderLock(file)
	writeFileSync(file, JSON.stringify({ pid: process.ppid, started: '' }))
	release()
	expect(existsSync(file)).toBe(true)
})
