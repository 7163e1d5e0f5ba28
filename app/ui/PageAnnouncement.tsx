import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

/** After client navigation to another page: moves the focus to its content, and announces its title. */
export function PageAnnouncement() {
	const { pathname } = useLocation()
	const [title, setTitle] = useState('')
	const opened = useRef(pathname)
	useEffect(() => {
		if (opened.current === pathname) return
		opened.current = pathname
		setTitle(document.title)
		const main = document.getElementById('main')
		// A page may have focused a part of itself, e.g. an error summary.
		if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
	}, [pathname])
	useKeptFocus()
	return (
		<p className="sr-only" aria-live="polite">
			{title}
		</p>
	)
}
