import { visitorOf } from './visitor.ts'

/** All addresses in the sitemap of a host. */
export async function addressesOf(host: string): Promise<string[]> {
	const { get } = visitorOf(host)
	const parts = locations((await get('/sitemap.xml')).body).map((part) =>
		get(new URL(part).pathname),
	)
	return (await Promise.all(parts)).flatMap(({ body }) => locations(body))
}

/** The locations in a sitemap or a sitemap index. */
export function locations(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
