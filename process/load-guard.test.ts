import { expect, test } from 'vitest'
import { createLoadGuard, type Importance } from './load-guard.ts'

const order: Importance[] = ['anonymous', 'known', 'checkout']

function admitted(delay: number, atWork: number) {
	const guard = createLoadGuard({ maxAtWork: 20, maxDelayMs: 200 }, () => delay)
	for (let at = 0; at < atWork; at++) guard.admit('checkout')
	return order.filter((importance) => guard.admit(importance) !== undefined)
}

test('admits only more important requests the more are in progress', () => {
	expect(admitted(0, 0)).toEqual(['anonymous', 'known', 'checkout'])
	expect(admitted(0, 10)).toEqual(['known', 'checkout'])
	expect(admitted(0, 15)).toEqual(['checkout'])
	expect(admitted(0, 20)).toEqual([])
})

test('refuses visitors first, customers next, and checkout never when the event loop is late', () => {
	expect(admitted(199, 5)).toEqual(['anonymous', 'known', 'checkout'])
	expect(admitted(200, 5)).toEqual(['known', 'checkout'])
	expect(admitted(600, 5)).toEqual(['checkout'])
	expect(admitted(60_000, 5)).toEqual(['checkout'])
})

test('refuses nobody when the event loop is late with few requests', () => {
	expect(admitted(60_000, 0)).toEqual(order)
})

test('releases a slot once', () => {
	const guard = createLoadGuard({ maxAtWork: 1, maxDelayMs: 200 }, () => 0)
	const release = guard.admit('checkout')
	expect(guard.admit('checkout')).toBeUndefined()
	release?.()
	release?.()
	expect(guard.admit('checkout')).toBeDefined()
	expect(guard.admit('checkout')).toBeUndefined()
})
