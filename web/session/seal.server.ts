import { LRUCache } from 'lru-cache'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16
/** Longest cookie text that is memoised, in characters. */
const maxRemembered = 2 * 1024 * 1024

export type Sealer = {
	/** Encrypts and authenticates a text for one purpose (a cookie's name, a host). */
	seal(text: string, purpose: string): string
	/** The text, or undefined when it was modified or sealed for another purpose. */
	open(sealed: string, purpose: string): string | undefined
	/** Derives a key for another use, e.g. 'form-token'. */
	derive(use: string): Buffer
}

/**
 * AES-256-GCM with keys derived from ETALASE_SECRET. With several secrets separated by commas, the first seals and
 * every one opens, so that a secret can be replaced without losing carts.
 */
export function createSealer(secrets: string): Sealer {
	const list = secrets.split(',').map((secret) => secret.trim())
	const keys = list.map((secret) => keyOf(secret, 'cookie'))
	const newest = keys[0] ?? keyOf(secrets, 'cookie')
	// The same cookies are sent with every page of a visit, and some are read twice per page.
	const opened = new LRUCache<string, string>({
		maxSize: maxRemembered,
		sizeCalculation: (text, sealed) => text.length + sealed.length,
	})
	return {
		seal(text, purpose) {
			const iv = randomBytes(ivLength)
			const cipher = createCipheriv('aes-256-gcm', newest, iv, { authTagLength: tagLength })
			cipher.setAAD(Buffer.from(purpose))
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
		},
		open(sealed, purpose) {
			if (!/^[\w-]{38,}$/.test(sealed)) return undefined
			const remembered = `${purpose}\n${sealed}`
			const cached = opened.get(remembered)
			if (cached !== undefined) return cached
			const bytes = Buffer.from(sealed, 'base64url')
			// Rejects a second base64 spelling of the same bytes.
			if (bytes.toString('base64url') !== sealed) return undefined
			for (const key of keys) {
				const text = openWith(key, bytes, purpose)
				if (text === undefined) continue
				opened.set(remembered, text)
				return text
			}
			return undefined
		},
		derive: (use) => keyOf(list[0] ?? secrets, use),
	}
}

function openWith(key: Buffer, bytes: Buffer, purpose: string): string | undefined {
	try {
		const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
			authTagLength: tagLength,
		})
		decipher.setAAD(Buffer.from(purpose))
		decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
		const body = decipher.update(bytes.subarray(ivLength + tagLength))
		return Buffer.concat([body, decipher.final()]).toString('utf8')
	} catch {
		return undefined
	}
}

function keyOf(secret: string, use: string) {
	return Buffer.from(hkdfSync('sha256', secret, 'etalase', use, 32))
}
