import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { routes } from '#app/routes.ts'

const samples: Record<string, string> = { slug: 'kemeja-linen', category: 'kemeja' }

export type Address = { id: string; path: string }

/** One address of every route, without a prefix and under /en, with the route's id for `?_data=`. */
export function addresses(): Address[] {
	const table = routes(defineRoutes)
	const pathOf = (id: string): string => {
		const route = table[id]
		if (!route) return ''
		const parent = route.parentId === undefined ? '' : pathOf(route.parentId)
		return [parent, route.path ?? ''].filter(Boolean).join('/')
	}
	return Object.keys(table).flatMap((id) => {
		const path = pathOf(id)
			.replace(/:(\w+)\??/g, (_, name: string) => samples[name] ?? 'contoh')
			.replace('*', 'tidak/ada')
		const plain = path.replace(/^en\?\/?/, '')
		const under = path.startsWith('en?')
			? [`/${plain}`, `/en${plain && `/${plain}`}`]
			: [`/${plain}`]
		return under.map((address) => ({ id, path: address }))
	})
}
