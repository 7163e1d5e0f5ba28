import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashGate } from './hash-gate.ts'

// argon2id, the library's default algorithm.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Concurrent hashes: one of libuv's four threads stays free for files and DNS. */
export const HASHES_AT_ONCE = 3
const limited = hashGate(HASHES_AT_ONCE, 200)

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
	return limited(() => hash(password, cost))
}

/**
 * Verifies a password. Without a hash it takes as long and returns false, so that the time does not reveal whether
 * the account exists.
 */
export async function isPassword(
	password: string,
	kept: string | null | undefined,
): Promise<boolean> {
	const against = kept ?? (await placeholderHash())
	const equal = await limited(() => verify(against, password))
	return equal && typeof kept === 'string'
}

/** 422 PASSWORD_COMMON on PASSWORD for a common password, or the customer's own email or phone. */
export function requireUncommon(password: string, own: { email: string; phone?: string }) {
	const lower = password.toLowerCase()
	const [name = ''] = own.email.toLowerCase().split('@')
	const isOwn =
		lower === own.email.toLowerCase() ||
		lower === name ||
		(own.phone !== undefined && lower.replace(/\D/g, '').endsWith(own.phone.slice(3)))
	if (isOwn || isCommonPassword(password)) {
		throw fieldProblem('PASSWORD', { message: 'PASSWORD_COMMON' })
	}
}

let placeholder: Promise<string> | undefined

function placeholderHash(): Promise<string> {
	placeholder ??= hashPassword(randomBytes(16).toString('hex'))
	return placeholder
}
