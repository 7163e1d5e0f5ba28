// Loads what a visitor agreed to be measured with, on a page that has no script of its own.
;(function ({ analytics, pixel }) {
	function load(src) {
		const script = document.createElement('script')
		script.src = src
		script.async = true
		document.head.append(script)
	}
	if (analytics) {
		const layer = (window.dataLayer = window.dataLayer || [])
		function gtag() {
			layer.push(arguments)
		}
		gtag('js', new Date())
		gtag('config', analytics)
		load('https://www.googletagmanager.com/gtag/js?id=' + encodeURIComponent(analytics))
	}
	if (pixel && !window.fbq) {
		const fbq =
			(window.fbq =
			window._fbq =
				function () {
					if (fbq.callMethod) fbq.callMethod.apply(fbq, arguments)
					else fbq.queue.push(arguments)
				})
		fbq.queue = []
		fbq.push = fbq
		fbq.loaded = true
		fbq.version = '2.0'
		fbq('init', pixel)
		fbq('track', 'PageView')
		load('https://connect.facebook.net/en_US/fbevents.js')
	}
})(document.currentScript.dataset)
