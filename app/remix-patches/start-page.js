// Runs on every page before Remix's script: see PageScripts.tsx. Served to the browser minified, as a file of its own.
;(function () {
	const positionsKey = 'positions'
	restoreScroll()

	let started = false
	const controls = 'a, button, input, select, textarea, summary, label'
	for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
		window.addEventListener(type, startAtControl, { capture: true, passive: true })
	}
	if (!isSlow(navigator.connection)) {
		if (document.readyState === 'complete') afterPaint()
		else window.addEventListener('load', afterPaint)
	}

	/** Like Remix's ScrollRestoration before hydration: a key for the history entry, and its scroll position. */
	function restoreScroll() {
		if (!history.state?.key) {
			history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
		}
		try {
			const top = JSON.parse(sessionStorage.getItem(positionsKey) || '{}')[history.state.key]
			if (typeof top === 'number') window.scrollTo(0, top)
		} catch {
			sessionStorage.removeItem(positionsKey)
		}
	}

	function isSlow(network) {
		return Boolean(network?.saveData) || /^(slow-2g|2g|3g)$/.test(network?.effectiveType ?? '')
	}

	function startAtControl({ type, target }) {
		if (type === 'keydown' || (target instanceof Element && target.closest(controls))) start()
	}

	/** Components that need script declare when to start it; otherwise it starts with the first interaction. */
	function afterPaint() {
		requestAnimationFrame(() => setTimeout(startAsAsked))
	}

	function startAsAsked() {
		if (document.querySelector('[data-script="after-paint"]')) return start()
		const seen = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return
				seen.disconnect()
				start()
			},
			// Before it is in view, so that what script adds there is there in time.
			{ rootMargin: '300px' },
		)
		for (const element of document.querySelectorAll('[data-script="when-seen"]')) {
			seen.observe(element)
		}
	}

	async function start() {
		if (started) return
		started = true
		try {
			await loadScript()
		} catch {
			// The module failed to load: the page stays usable, and the next interaction tries again.
			started = false
		}
	}

	/**
	 * A page of a first visit has the stylesheet in it; React expects the link. The style goes once the file is there, so
	 * that the page is never without.
	 */
	async function linkStylesheet() {
		const style = document.querySelector('style[data-href]')
		if (!style) return
		const link = document.createElement('link')
		link.rel = 'stylesheet'
		link.href = style.dataset.href
		await new Promise((loaded, failed) => {
			link.addEventListener('load', loaded)
			link.addEventListener('error', () => failed(new Error(link.href)))
			style.before(link)
		}).catch((error) => {
			link.remove()
			throw error
		})
		style.remove()
	}

	async function loadScript() {
		const { context, manifest, entry, routes } = JSON.parse(
			document.getElementById('page-data').textContent,
		)
		window.__remixContext = context
		const ids = Object.keys(routes)
		const [, , ...modules] = await Promise.all([
			linkStylesheet(),
			...[manifest, ...Object.values(routes)].map((address) => import(address)),
		])
		window.__remixRouteModules = Object.fromEntries(ids.map((id, at) => [id, modules[at]]))
		await import(entry)
	}
})()
