// Opens the dialog of PictureZoom at the picture of a link; page-tasks.js loads it when such a link is first pressed.
;(function () {
	document.addEventListener('click', (event) => {
		const link = event.target.closest('a[data-zoom]')
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		openZoom(link)
	})

	/** The link that opened the dialog: some browsers do not focus a link that is pressed. */
	let opener

	function openZoom(link) {
		const dialog = document.getElementById(link.dataset.zoomDialog)
		const links = [...document.querySelectorAll(`a[data-zoom-dialog="${dialog.id}"]`)]
		opener = link
		if (!dialog.dataset.ready) listen(dialog)
		trackOf(dialog).replaceChildren(...links.map((each) => slideOf(each, trackOf(dialog))))
		dialog.showModal()
		show(dialog, links.indexOf(link), 'instant')
		count(dialog)
	}

	function slideOf(link, { dataset }) {
		const slide = document.createElement('li')
		slide.className = dataset.slide
		const picture = document.createElement('img')
		picture.alt = link.querySelector('img').alt
		picture.src = link.href.replace(/jpg$/, 'avif')
		slide.append(picture)
		return slide
	}

	function listen(dialog) {
		dialog.dataset.ready = ''
		dialog.addEventListener('click', ({ target }) => {
			const button = target.closest('[data-press]')
			if (button) presses[button.dataset.press](dialog)
			else if (target.closest('li img')) presses.magnify(dialog)
		})
		dialog.addEventListener('keydown', (event) => {
			const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
			if (by === undefined || isMagnified(dialog)) return
			event.preventDefault()
			move(dialog, by)
		})
		dialog.addEventListener('close', () => {
			magnify(dialog, false)
			opener.focus()
		})
		trackOf(dialog).addEventListener('scroll', () => count(dialog), { passive: true })
	}

	const presses = {
		close: (dialog) => dialog.close(),
		previous: (dialog) => move(dialog, -1),
		next: (dialog) => move(dialog, 1),
		magnify: (dialog) => magnify(dialog, !isMagnified(dialog)),
	}

	const trackOf = (dialog) => dialog.querySelector('ul')
	const isMagnified = (dialog) => 'magnified' in dialog.dataset

	function magnify(dialog, isLarge) {
		dialog.toggleAttribute('data-magnified', isLarge)
		dialog.querySelector('[data-press="magnify"]').setAttribute('aria-pressed', isLarge)
		if (!isLarge) return
		const slide = trackOf(dialog).children[current(dialog)]
		slide.scrollTo(
			(slide.scrollWidth - slide.clientWidth) / 2,
			(slide.scrollHeight - slide.clientHeight) / 2,
		)
	}

	function current(dialog) {
		const track = trackOf(dialog)
		return Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
	}

	function move(dialog, by) {
		const { length } = trackOf(dialog).children
		magnify(dialog, false)
		show(dialog, Math.min(length - 1, Math.max(0, current(dialog) + by)), 'auto')
	}

	function show(dialog, index, behavior) {
		const track = trackOf(dialog)
		track.scrollTo({ left: index * track.clientWidth, behavior })
	}

	function count(dialog) {
		const text = `${current(dialog) + 1} / ${trackOf(dialog).children.length}`
		const place = dialog.querySelector('[data-count]')
		if (place.textContent !== text) place.textContent = text
	}
})()
