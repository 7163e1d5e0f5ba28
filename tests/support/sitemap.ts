import { visitorOf } from './visitor.ts'

/** Every address that the sitemap of a host names. */
export async function addressesOf(host: string): Promise<string[]> {
	const { get } = visitorOf(host)
	const parts = locations((await get('/sitemap.xml')).body).map((part) =>
		get(new URL(part).pathname),
	)
	return (await Promise.all(parts)).flatMap(({ body }) => locations(body))
}

/** What the entries of a sitemap, or of an index of sitemaps, stand for. */
export function locations(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
