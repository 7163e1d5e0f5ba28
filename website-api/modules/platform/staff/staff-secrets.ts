import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'

const sessionToken = /^staff_[\w-]{43}$/

/** A new bearer token of a staff session: 256 random bits, so that an unsalted digest of it can be stored. */
export function newStaffToken(): string {
	return `staff_${randomBytes(32).toString('base64url')}`
}

/** Whether a bearer token has the form of a staff session's token. */
export function isStaffToken(bearer: string): boolean {
	return sessionToken.test(bearer)
}

export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}

/** The token of a link or a form: an id and its signature for this purpose. */
export function signedId(id: string, purpose: string, secret: string): string {
	return `${id}.${signatureOf(id, purpose, secret).toString('base64url')}`
}

/** The id of a token with a valid signature for this purpose; undefined otherwise. */
export function readSignedId(token: string, purpose: string, secret: string): string | undefined {
	const [typed = '', signature = ''] = token.split('.')
	const id = z.uuid().safeParse(typed).data
	if (id === undefined) return undefined
	const given = Buffer.from(signature, 'base64url')
	const right = signatureOf(id, purpose, secret)
	return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** Encrypts a secret that must be readable again (AES-256-GCM), bound to one account. */
export function seal(text: string, accountId: string, secret: string): string {
	const nonce = randomBytes(12)
	const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce)
	cipher.setAAD(Buffer.from(accountId))
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` encrypted for this account; throws for anything else. */
export function unseal(sealed: string, accountId: string, secret: string): string {
	const bytes = Buffer.from(sealed, 'base64url')
	const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, 12))
	decipher.setAAD(Buffer.from(accountId))
	decipher.setAuthTag(bytes.subarray(12, 28))
	return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** A keyed digest of a recovery code; ignores spaces and separators. */
export function recoveryCodeDigest(code: string, accountId: string, secret: string): string {
	const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '')
	return createHmac('sha256', secret)
		.update(`staff-recovery-code\0${accountId}\0${plain}`)
		.digest('base64url')
}

function signatureOf(id: string, purpose: string, secret: string): Buffer {
	return createHmac('sha256', secret).update(`staff-${purpose}\0${id}`).digest()
}

function sealingKey(secret: string): Buffer {
	return createHmac('sha256', secret).update('staff-totp').digest()
}
