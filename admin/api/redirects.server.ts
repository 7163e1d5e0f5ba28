import { OperatorRedirectListWire } from '#contract/operator-redirects.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Redirect = Renamed<
	ReturnType<typeof OperatorRedirectListWire.parse>['data']
>['list'][number]

const pathOf = (code: string) => `/sites/${code}/redirects`

/** The shop's own redirects, by path. */
export async function listRedirects(api: OperatorApi, code: string): Promise<Redirect[]> {
	return (await api.request({ path: pathOf(code) }, OperatorRedirectListWire)).list
}

/** Adds a redirect. */
export function addRedirect(
	api: OperatorApi,
	code: string,
	{ path, target, isForeign }: { path: string; target: string; isForeign: boolean },
) {
	const body = { PATH: path, TARGET: target, IS_FOREIGN: isForeign }
	return api.attempt({ method: 'POST', path: pathOf(code), body }, OperatorRedirectListWire)
}

/** Deletes a redirect. */
export function removeRedirect(api: OperatorApi, code: string, id: number) {
	return api.attempt({ method: 'DELETE', path: `${pathOf(code)}/${id}` }, OperatorRedirectListWire)
}
