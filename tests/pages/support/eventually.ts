import { expect, vi } from 'vitest'

/**
 * Waits until what is read equals a value. The storefront keeps a shop's configuration for two seconds (SITE_REFRESH_MS
 * of the tests' shop), so a change by the staff shows with a delay.
 */
export async function expectEventually<T>(read: () => Promise<T>, value: T): Promise<void> {
	await vi.waitFor(async () => expect(await read()).toEqual(value), {
		timeout: 150_000,
		interval: 250,
	})
}
