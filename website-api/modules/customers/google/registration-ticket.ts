import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Problem } from '#website-api/http/problem.ts'
import type { GooglePerson } from '#website-api/modules/platform/identity/google-provider.ts'

type Scope = { companyId: number; secret: string; clock: () => Date }

const issuer = 'etalase-google'
const LIFE_SECONDS = 15 * 60

const Claims = z.object({ sub: z.string(), email: z.string(), name: z.string() })

/** A signed ticket with which a person verified by the provider can register within fifteen minutes. */
export function signTicket(
	{ companyId, secret, clock }: Scope,
	{ subject, email, name }: GooglePerson,
): Promise<string> {
	return new SignJWT({ email, name })
		.setProtectedHeader({ alg: 'HS256' })
		.setIssuer(issuer)
		.setAudience(String(companyId))
		.setSubject(subject)
		.setExpirationTime(Math.floor(clock().getTime() / 1000) + LIFE_SECONDS)
		.sign(keyFrom(secret))
}

/** The person of a ticket. 410 TICKET_EXPIRED if it is expired, forged or of another company. */
export async function readTicket(
	{ companyId, secret, clock }: Scope,
	ticket: string,
): Promise<GooglePerson> {
	const claims = await jwtVerify(ticket, keyFrom(secret), {
		algorithms: ['HS256'],
		issuer,
		audience: String(companyId),
		requiredClaims: ['exp'],
		currentDate: clock(),
	}).then(
		({ payload }) => Claims.safeParse(payload),
		() => undefined,
	)
	if (!claims?.success) throw new Problem(410, 'TICKET_EXPIRED')
	const { sub, email, name } = claims.data
	return { subject: sub, email, name }
}

function keyFrom(secret: string): Uint8Array {
	return createHmac('sha256', secret).update('google-ticket').digest()
}
