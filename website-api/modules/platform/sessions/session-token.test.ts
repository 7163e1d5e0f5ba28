import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'

let tiny: TinyApi
let token: string
beforeAll(async () => {
	tiny = await tinyApi()
	const { TOKEN } = await tinyCustomer(tiny)
	token = TOKEN
})
afterAll(() => tiny.close())

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ownKey = () => createHmac('sha256', tiny.secret).update('customer-token').digest()

/** The session's claims with changes, correctly signed unless another key is given. */
function signed(change: JWTPayload, key = ownKey(), alg = 'HS256') {
	return new SignJWT({ ...decodeJwt(token), ...change }).setProtectedHeader({ alg }).sign(key)
}

async function forgeries(): Promise<string[]> {
	const [head = '', claims = '', signature = ''] = token.split('.')
	const headers = [
		...['none', 'None', 'NONE', 'HS384', 'HS512', 'RS256', 'ES256', 'PS256', ''].map((alg) => ({
			alg,
		})),
		...['../../dev/null', '/etc/passwd', "' or 1=1 --", 'http://evil.example/key'].map((kid) => ({
			alg: 'HS256',
			kid,
		})),
		{ alg: 'HS256', jku: 'http://evil.example/keys' },
		{ alg: 'HS256', crit: ['exp'] },
		{ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } },
		{ alg: ['HS256'] },
		{},
		[],
		null,
	].map(part)
	const shapes = [
		'',
		'.',
		'..',
		'...',
		'....',
		head,
		`${head}.${claims}`,
		`${head}.${claims}.`,
		`.${claims}.${signature}`,
		`${head}..${signature}`,
		`${token}.${signature}`,
		`${token}.${head}.${claims}`,
		`${head}.${claims}.${'A'.repeat(100_000)}`,
		`${'A'.repeat(5_000)}.${claims}.${signature}`,
		`${head}.!!!.${signature}`,
		`${head}.${part('text')}.${signature}`,
		'x'.repeat(500),
	]
	const wrong: JWTPayload[] = [
		{ exp: 1 },
		{ exp: Math.floor(Date.now() / 1000) - 1 },
		{ exp: undefined },
		{ nbf: 9_999_999_999 },
		{ iss: 'another' },
		{ iss: undefined },
		{ aud: '2' },
		{ aud: ['2', '3'] },
		{ aud: undefined },
		{ jti: randomUUID() },
		{ jti: 'x' },
		{ jti: "' or 1=1 --" },
		{ jti: undefined },
	]
	const keys = [Buffer.from('secret'), Buffer.from(tiny.secret), randomBytes(32), Buffer.alloc(32)]
	const long = createHmac('sha512', tiny.secret).update('customer-token').digest()
	return [
		...headers.flatMap((other) => [`${other}.${claims}.${signature}`, `${other}.${claims}.`]),
		...shapes,
		...(await Promise.all(wrong.map((change) => signed(change)))),
		...(await Promise.all(keys.map((key) => signed({}, key)))),
		await signed({}, long, 'HS512'),
		...altered(450),
	]
}

/**
 * The token with one character changed, another one each time; the last character of a part may carry unused bits.
 */
function altered(count: number): string[] {
	const places = [...token].flatMap((character, at) =>
		character === '.' || token[at + 1] === '.' || at === token.length - 1 ? [] : [at],
	)
	return Array.from({ length: count }, (_, turn) => {
		const at = places[turn % places.length] ?? 0
		const [first = '', second = ''] = ['A', 'x', '_'].filter((other) => other !== token[at])
		const other = turn < places.length ? first : second
		return token.slice(0, at) + other + token.slice(at + 1)
	})
}

test('500 forged tokens are rejected 500 times', async () => {
	const tokens = [...new Set(await forgeries())].filter((forged) => forged !== token)
	expect(tokens.length).toBeGreaterThanOrEqual(500)
	for (const forged of tokens) {
		const headers = { authorization: `Bearer ${forged}` }
		const answer = await tiny.call('/customer/profile', { headers })
		expect(answer.status, forged.slice(0, 200)).toBe(401)
		const { code } = z.object({ code: z.string() }).parse(await answer.json())
		expect(code).toBe('SESSION_INVALID')
	}
	const headers = { authorization: `Bearer ${token}` }
	expect((await tiny.call('/customer/profile', { headers })).status).toBe(200)
})

test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'bearer  ', 'Token x', 'Bearer a b'])(
	'“%s” is not a bearer token',
	async (authorization) => {
		const answer = await tiny.call('/customer/profile', { headers: { authorization } })
		expect(answer.status).toBe(401)
	},
)
