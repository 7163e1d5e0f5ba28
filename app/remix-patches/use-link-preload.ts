import { matchRoutes } from '@remix-run/react'
import { useEffect } from 'react'
import { createPreloads } from './preload-queue.ts'

const preload = createPreloads(async (file) => {
	const answer = await fetch(file, { priority: 'low' })
	await answer.blob()
})

/**
 * Fetches the script of the page behind a link that is pointed at, touched or focused; once, in the root. It
 * reads Remix's route manifest, because `<Link prefetch>` would ask for the page's data as well, and then again when
 * the link is followed.
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

/** The link at that place of the page, if it leads to a page of the shop that needs no new document. */
function inShopLink(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null
	if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined
	return link.origin === location.origin ? link : undefined
}

const kinds = ['pointerover', 'touchstart', 'focusin'] as const

type Branch = Parameters<typeof matchRoutes>[0][number]

/** The files a page needs that are not here yet. */
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
