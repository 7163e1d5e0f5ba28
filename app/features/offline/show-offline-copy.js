// Runs in the offline page, which has no other script (OfflineScreen).
{
	const read = async (what) => {
		const answer = await caches.match(`/offline/${what}.json`)
		return answer ? answer.json() : null
	}
	const fill = (place, values) => {
		for (const field of place.querySelectorAll('[data-field]')) {
			field.textContent = values[field.dataset.field]
		}
	}
	const show = async (what, fits = () => true) => {
		const values = await read(what)
		const place = document.querySelector(`[data-kept=${what}]`)
		if (values === null || place === null || !fits(values)) return
		fill(place, values)
		for (const line of values.lines ?? []) {
			const template = place.querySelector('template')
			const row = template.content.cloneNode(true)
			fill(row, line)
			template.before(row)
		}
		place.hidden = false
	}
	if ('caches' in self) {
		show('pay', ({ until }) => Date.parse(until) > Date.now())
		show('cart')
	}
	if (!/\/offline$/.test(location.pathname)) {
		document.querySelector('[data-again]')?.setAttribute('href', location.href)
	}
}
