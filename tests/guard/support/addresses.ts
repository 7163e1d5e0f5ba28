import { defineRoutes, type RouteManifest } from '@remix-run/dev/dist/config/routes.js'
import { adminRoutes } from '#admin/routes.ts'
import { programBytes } from '#app/http/page-at.server.ts'
import { routes } from '#app/routes.ts'

const samples: Record<string, string> = { slug: 'kemeja-linen', category: 'kemeja' }

/** Parameters of the admin's addresses, by name. */
const adminSamples: Record<string, string> = {
	bank: 'BCA',
	courier: 'SICEPAT',
	kind: 'banners',
	key: 'about',
	slug: 'musim-hujan',
	id: '1',
}

export type Address = { id: string; path: string }

/** One address of every route, without a prefix and under /en, with the route's id for `?_data=`. */
export function addresses(): Address[] {
	return pathsOf(routes(defineRoutes), (name) => samples[name] ?? 'contoh').flatMap(
		({ id, path }) => {
			const plain = path.replace(/^en\?\/?/, '')
			const under = path.startsWith('en?')
				? [`/${plain}`, `/en${plain && `/${plain}`}`]
				: [`/${plain}`]
			return under.map((address) => ({ id, path: address }))
		},
	)
}

/** The same without those to which programs send what is no form. */
export function formAddresses(): Address[] {
	return addresses().filter(({ path }) => programBytes(path) === undefined)
}

/** One address of every route of the admin; `more` has parameters of what a test created. */
export function adminAddresses(more: Record<string, string> = {}): Address[] {
	const table = adminRoutes(defineRoutes)
	return pathsOf(table, (name) => ({ ...adminSamples, ...more })[name] ?? 'contoh').map(
		({ id, path }) => ({
			id,
			path: `/${path}`,
		}),
	)
}

function pathsOf(table: RouteManifest, sample: (name: string) => string): Address[] {
	const pathOf = (id: string): string => {
		const route = table[id]
		if (!route) return ''
		const parent = route.parentId === undefined ? '' : pathOf(route.parentId)
		return [parent, route.path ?? ''].filter(Boolean).join('/')
	}
	return Object.keys(table).map((id) => ({
		id,
		path: pathOf(id)
			.replace(/:(\w+)\??/g, (_, name: string) => sample(name))
			.replace('*', 'tidak/ada'),
	}))
}
