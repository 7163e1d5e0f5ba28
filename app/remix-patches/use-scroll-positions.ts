import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'

/**
 * Scrolls like Remix's `<ScrollRestoration>`, without its inline script: `start-page.js` restores the position of a loaded
 * document. Also for pages without script of their own, which client navigation opens, too.
 */
export function useScrollPositions() {
	useScrollRestoration({ storageKey: 'positions' })
}
