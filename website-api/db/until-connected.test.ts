import { expect, test } from 'vitest'
import { untilConnected } from './until-connected.ts'

const never = new Promise<void>(() => undefined)
const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('a database that comes later is waited for, and what is missing is reported now and then', async () => {
	const reports: (string | undefined)[] = []
	let tries = 0
	const connect = async () => {
		if (++tries < 13) throw refused()
	}
	expect(await untilConnected(connect, (code) => reports.push(code), never, 0)).toBe(true)
	expect([tries, reports]).toEqual([13, ['ECONNREFUSED', 'ECONNREFUSED']])
})

test('a database that has no connection left is waited for', async () => {
	const reports: (string | undefined)[] = []
	const tooMany = Object.assign(new Error('too many connections'), { code: '53300' })
	let tries = 0
	const connect = async () => {
		if (++tries < 3) throw tooMany
	}
	expect(await untilConnected(connect, (code) => reports.push(code), never, 0)).toBe(true)
	expect(reports).toEqual(['53300'])
})

test('what waiting does not mend ends the start', async () => {
	const wrongPassword = Object.assign(new Error('password'), { code: '28P01' })
	const connect = () => Promise.reject(wrongPassword)
	await expect(untilConnected(connect, () => undefined, never, 0)).rejects.toBe(wrongPassword)
})

test('a process that shall stop waits no longer', async () => {
	const connect = () => Promise.reject(refused())
	expect(await untilConnected(connect, () => undefined, Promise.resolve(), 3_600_000)).toBe(false)
})
