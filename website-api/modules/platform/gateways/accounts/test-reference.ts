const prefix = 'TEST-'

/** The reference of a test of an account's keys. No order has one: their numbers have a hyphen in the middle. */
export function testReference(id: string): string {
	return `${prefix}${id}`
}

export function isTestReference(reference: string): boolean {
	return reference.startsWith(prefix)
}
