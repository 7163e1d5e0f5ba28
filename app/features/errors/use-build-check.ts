import { useEffect } from 'react'
import { buildCheckMs, createBuildCheck } from './build-check.ts'
import { mayReload } from './reload-guard.ts'

/**
 * Asks every ten minutes whether the build has changed. From then on links and forms are left to the browser, which loads
 * the document.
 */
export function useBuildCheck() {
	useEffect(() => {
		const build = createBuildCheck({
			ask: isManifestThere,
			now: Date.now,
			mayReload: () => mayReload(Date.now(), sessionStorage),
		})
		const timer = setInterval(() => void build.check(), buildCheckMs)
		/** Before React hears of it; the default action stays. */
		const leaveToBrowser = (event: Event) => {
			const leaves = event.type === 'submit' || (event instanceof MouseEvent && isLink(event))
			if (leaves && build.needsDocument()) event.stopImmediatePropagation()
		}
		window.addEventListener('click', leaveToBrowser, { capture: true })
		window.addEventListener('submit', leaveToBrowser, { capture: true })
		return () => {
			clearInterval(timer)
			window.removeEventListener('click', leaveToBrowser, { capture: true })
			window.removeEventListener('submit', leaveToBrowser, { capture: true })
		}
	}, [])
}

/** The manifest's address has a digest of the build. A proxy that keeps files must not answer for the server. */
async function isManifestThere(): Promise<boolean> {
	const { url } = window.__remixManifest
	const answer = await fetch(`${url}?at=${Date.now()}`, { method: 'HEAD', cache: 'no-store' })
	if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status))
	return answer.ok
}

/** A link of the shop to another page that is opened in this window. */
function isLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false
	const link = target instanceof Element ? target.closest('a') : null
	if (link === null || link.target !== '' || link.origin !== location.origin) return false
	return link.pathname !== location.pathname
}
