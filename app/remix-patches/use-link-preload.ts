import { matchRoutes } from '@remix-run/react'
import { useEffect } from 'react'
import { createPreloads } from './preload-queue.ts'

const preload = createPreloads(async (file) => {
	const answer = await fetch(file, { priority: 'low' })
	await answer.blob()
})

/**
 * Preloads the route modules behind a link that is hovered, touched or focused; call once, in the root. Reads Remix's
 * route manifest, because `<Link prefetch>` would also fetch the page's data, and fetch it again on navigation.
 */
export function useLinkPreload() {
	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = navigator.onLine ? inShopLink(target) : undefined
			if (link && link.pathname !== location.pathname) preload(filesOf(link.pathname))
		}
		for (const kind of kinds) document.addEventListener(kind, look, { passive: true })
		return () => {
			for (const kind of kinds) document.removeEventListener(kind, look)
		}
	}, [])
}

/** The link at an event's target, if it is an internal link without `reloadDocument`. */
function inShopLink(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null
	if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined
	return link.origin === location.origin ? link : undefined
}

const kinds = ['pointerover', 'touchstart', 'focusin'] as const

type Branch = Parameters<typeof matchRoutes>[0][number]

/** The modules of a page that are not loaded yet. */
function filesOf(pathname: string): string[] {
	const { routes } = window.__remixManifest
	const below = (parentId: string | undefined): Branch[] =>
		Object.values(routes)
			.filter((route) => route.parentId === parentId)
			.map(({ id, path, index }) =>
				index ? { id, path, index } : { id, path, children: below(id) },
			)
	const matches = matchRoutes(below(undefined), pathname) ?? []
	return matches.flatMap(({ route: { id = '' } }) => {
		const { module, imports = [] } = routes[id] ?? {}
		return module === undefined || id in window.__remixRouteModules ? [] : [module, ...imports]
	})
}
