/** Starts the worker that answers when there is no network; of a newer build, a newer one (public/service-worker.js). */
export function startWorker() {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
	const { version } = window.__remixManifest
	// Without it the shop works as before.
	navigator.serviceWorker.register(`/service-worker.js?v=${version}`).catch(() => undefined)
}
