import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

/** The shop's client at the test provider. */
export const openIdClient = { id: 'etalase-tests', secret: 'a secret between shop and provider' }

/** Another client of the provider, unrelated to the shop. */
export const otherClientId = 'another-shop'

/**
 * A real OpenID Connect provider on loopback, in place of Google: it accepts any login and generates that person,
 * with a confirmed email unless the login begins with `unproven`.
 */
export async function startOpenIdProvider(port: number, redirectUris: string[]) {
	const issuer = `http://127.0.0.1:${port}`
	const { privateKey } = await generateKeyPair('RS256', { extractable: true })
	const key = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'tests', use: 'sig' }
	const client = {
		client_secret: openIdClient.secret,
		redirect_uris: redirectUris,
		grant_types: ['authorization_code', 'refresh_token'],
		token_endpoint_auth_method: 'client_secret_post' as const,
	}
	const provider = new Provider(issuer, {
		clients: [openIdClient.id, otherClientId].map((client_id) => ({ ...client, client_id })),
		jwks: { keys: [key] },
		cookies: { keys: [randomUUID()] },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
		// Like Google: the token itself contains the person's claims.
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
		findAccount: (_context, login) => ({
			accountId: login,
			claims: () => ({
				sub: login,
				name: `Sekar ${login}`,
				email: `${login}@example.com`,
				email_verified: !login.startsWith('unproven'),
			}),
		}),
	})
	const answer = provider.callback()
	const server = createServer((request, response) => {
		if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
		handleRequest(provider, request, response).catch((error: unknown) => {
			response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
		})
	})
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	return {
		issuer,
		server,
		/** A token with any claims, signed with the provider's own key. */
		sign: (claims: JWTPayload) =>
			new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'tests' }).sign(privateKey),
	}
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Provider</title>
<form method="post"><label>Login <input name="login"></label>
<button name="answer" value="allow">Allow</button><button name="answer" value="cancel">Cancel</button></form>`

async function handleRequest(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse,
) {
	if (request.method !== 'POST') {
		response.writeHead(200, { 'content-type': 'text/html' }).end(page)
		return
	}
	const form = new URLSearchParams(await textOf(request))
	const accountId = form.get('login')
	if (form.get('answer') !== 'allow' || !accountId) {
		await provider.interactionFinished(request, response, { error: 'access_denied' })
		return
	}
	const { params } = await provider.interactionDetails(request, response)
	const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
	grant.addOIDCScope('openid profile email')
	await provider.interactionFinished(request, response, {
		login: { accountId },
		consent: { grantId: await grant.save() },
	})
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks).toString('utf8')
}
