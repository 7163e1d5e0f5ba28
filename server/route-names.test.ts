import { expect, test } from 'vitest'
import { createRouteNames } from './route-names.ts'

const nameOf = createRouteNames({
	root: { path: '' },
	shell: { path: 'en?', parentId: 'root' },
	home: { index: true, parentId: 'shell' },
	frame: { parentId: 'shell' },
	products: { path: 'products', parentId: 'frame' },
	product: { path: 'products/:slug', parentId: 'frame' },
	newest: { path: 'products/newest', parentId: 'frame' },
	layout: { path: 'profile', parentId: 'frame' },
	profile: { index: true, parentId: 'layout' },
	order: { path: 'orders/:number/:step?', parentId: 'layout' },
	feed: { path: 'feed.xml', parentId: 'root' },
	missing: { path: '*', parentId: 'frame' },
})

test.each([
	['/', '/'],
	['/en', '/'],
	['/products', '/products'],
	['/EN/Products/', '/products'],
	['/products/kemeja-linen', '/products/:slug'],
	['/products/newest', '/products/newest'],
	['/profile', '/profile'],
	['/profile/orders/ABC', '/profile/orders/:number/:step?'],
	['/profile/orders/ABC/pay', '/profile/orders/:number/:step?'],
	['/feed.xml', '/feed.xml'],
	['/feedxxml', '/*'],
	['/products/a/b', '/*'],
	['/wp-admin.php', '/*'],
])('%s is named %s', (pathname, name) => {
	expect(nameOf(pathname)).toBe(name)
})
