import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { createSealer } from '#web/session/seal.server.ts'

const sealer = createSealer('a secret of the storefront, long enough')

/** The cookies of one request to a host. */
export const jarOf = (header: string | null = null, host = 'toko.test', secure = false) =>
	createCookieJar(header, { sealer, secure, host })
export type Jar = ReturnType<typeof jarOf>

/** The Cookie header that a browser sends after a response. */
export function sentAfter(jar: Jar) {
	return jar
		.setCookies()
		.map((line) => line.split(';')[0])
		.join('; ')
}

/** The Set-Cookie line of a cookie. */
export const lineOf = (jar: Jar, name: string) =>
	jar.setCookies().find((line) => line.startsWith(`${name}=`)) ?? ''
