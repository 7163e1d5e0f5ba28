// Keeps one page for times without a network, in each language, and the files it needs. No page of the shop
// itself is ever kept: those are a visitor's own. What the kept page shows is put aside by the pages (app/features/offline).
const query = new URL(self.location.href).searchParams
const kept = `offline-${query.get('v')}`
/** The languages that stand in addresses; the shop's first one does not. */
const languages = (query.get('languages') ?? '').split(',').filter(Boolean)
const page = '/offline'
const pages = [page, ...languages.map((language) => `/${language}${page}`)]

self.addEventListener('install', (event) => {
	self.skipWaiting()
	event.waitUntil(Promise.all(pages.map(keepPage)))
})

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
	const { request } = event
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') event.respondWith(visit(event))
	else if (['style', 'script'].includes(request.destination))
		event.respondWith(keptOrFetched(request))
})

async function keepPage(page) {
	const response = await fetch(page, { credentials: 'omit', redirect: 'error' })
	if (!response.ok) throw new Error(`${page}: ${response.status}`)
	const cache = await caches.open(kept)
	const html = await response.clone().text()
	const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:css|js)/g)].map(([path]) => path)
	await Promise.all([cache.put(page, response), cache.addAll([...new Set(files)])])
}

async function begin() {
	const names = await caches.keys()
	const older = names.filter((name) => name.startsWith('offline-') && name !== kept)
	await Promise.all(older.map((name) => caches.delete(name)))
	await self.registration.navigationPreload?.enable()
}

async function visit(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request))
	} catch {
		const { pathname } = new URL(event.request.url)
		const [, first = ''] = pathname.toLowerCase().split('/')
		const local = languages.includes(first) ? `/${first}${page}` : page
		return (await caches.match(local, { ignoreVary: true })) ?? Response.error()
	}
}

async function keptOrFetched(request) {
	return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
