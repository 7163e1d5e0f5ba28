import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** What a sealed text is for, and whose it is: it opens for nothing else. */
export type Seal = {
	purpose: 'staff-totp' | 'payment-account' | 'payout-account' | 'courier-account'
	/** e.g. an account's id. */
	owner: string
	/** The installation's secret. */
	secret: string
}

/** Encrypts a secret that must be readable again (AES-256-GCM). */
export function seal(text: string, { purpose, owner, secret }: Seal): string {
	const nonce = randomBytes(12)
	const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), nonce)
	cipher.setAAD(Buffer.from(owner))
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` encrypted for this purpose and owner; throws for anything else. */
export function unseal(sealed: string, { purpose, owner, secret }: Seal): string {
	const bytes = Buffer.from(sealed, 'base64url')
	const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, 12))
	decipher.setAAD(Buffer.from(owner))
	decipher.setAuthTag(bytes.subarray(12, 28))
	return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(purpose: Seal['purpose'], secret: string): Buffer {
	return createHmac('sha256', secret).update(purpose).digest()
}
