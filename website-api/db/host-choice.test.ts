import { expect, test } from 'vitest'
import { type DatabaseHosts, databaseHosts } from './database-hosts.ts'
import { createHostChoice, NoSuitableServer, type ServerState } from './host-choice.ts'
import { isUnavailable } from './sql-error.ts'

const primary: ServerState = { isStandby: false, isReadOnly: false }
const standby: ServerState = { isStandby: true, isReadOnly: true }

/** A choice among servers a, b, c of these states; `asked` has who was asked. */
function choiceOf(states: Record<string, ServerState | Error>, target: DatabaseHosts['target']) {
	const asked: string[] = []
	const hosts = { ...databaseHosts('postgres://u@a:1,b:2,c:3/db'), target }
	const choice = createHostChoice(hosts, 100, async (url) => {
		const { hostname } = new URL(url)
		asked.push(hostname)
		const state = states[hostname] ?? Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
		if (state instanceof Error) throw state
		return state
	})
	return { asked, choose: async () => (await choice.choose()).host }
}

test.each([
	['read-write', { a: standby, b: primary }, 'b'],
	['primary', { a: standby, c: primary }, 'c'],
	['any', { b: standby, c: primary }, 'b'],
	['standby', { a: primary, c: standby }, 'c'],
	['read-only', { a: primary, b: standby }, 'b'],
	['prefer-standby', { a: primary, b: standby }, 'b'],
	['prefer-standby', { b: primary }, 'b'],
] as const)('%s of %j is %s', async (target, states, host) => {
	expect(await choiceOf(states, target).choose()).toBe(host)
})

test('the last chosen server is asked first, and after a failover the others are found', async () => {
	const states: Record<string, ServerState> = { a: standby, b: primary, c: standby }
	const { asked, choose } = choiceOf(states, 'read-write')
	expect([await choose(), await choose()]).toEqual(['b', 'b'])
	expect(asked).toEqual(['a', 'b', 'b'])
	Object.assign(states, { b: standby, c: primary })
	expect([await choose(), await choose()]).toEqual(['c', 'c'])
	expect(asked.slice(3)).toEqual(['b', 'a', 'c', 'c'])
})

test('concurrent connections share one search', async () => {
	const { asked, choose } = choiceOf({ a: primary }, 'read-write')
	expect(await Promise.all([choose(), choose(), choose()])).toEqual(['a', 'a', 'a'])
	expect(asked).toEqual(['a'])
})

test('without a suitable server the database counts as unavailable', async () => {
	const error: unknown = await choiceOf({ a: standby }, 'read-write')
		.choose()
		.catch((thrown: unknown) => thrown)
	expect(error).toBeInstanceOf(NoSuitableServer)
	expect(isUnavailable(error)).toBe(true)
	expect(String(error)).toContain('a:1: not read-write, b:2: ECONNREFUSED')
})

test('a wrong password is not hidden by other servers', async () => {
	const refused = Object.assign(new Error('no'), { code: '28P01' })
	await expect(choiceOf({ a: refused, b: primary }, 'read-write').choose()).rejects.toBe(refused)
})
